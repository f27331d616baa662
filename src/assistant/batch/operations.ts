import { z } from 'zod'
import { place, placeFields } from './place.ts'

const address = z.string().min(1).max(200)
const value = z.unknown()
const before = z.string().max(100).optional()
const to = place

/** What can be proposed. Places are found when the operation's turn comes, after those before it. */
export const operation = z.discriminatedUnion('op', [
  z
    .strictObject({ op: z.literal('set'), ...placeFields, value })
    .describe('Another value for a field, or a field that is not there yet.'),
  z
    .strictObject({
      op: z.literal('words'),
      ...placeFields,
      from: z.string().min(1).max(2000),
      to: z.string().max(5000),
    })
    .describe('Other words in a text, the rest of which stays.'),
  z
    .strictObject({ op: z.literal('insert'), ...placeFields, value, before })
    .describe('A new entry or field. With a section and no pointer: a new section before that one.'),
  z.strictObject({ op: z.literal('remove'), ...placeFields }).describe('A field, an entry or a section goes.'),
  z
    .strictObject({ op: z.literal('rename'), ...placeFields, name: z.string().min(1).max(100) })
    .describe('Another name for a field.'),
  z
    .strictObject({ op: z.literal('move'), ...placeFields, to, before })
    .describe(
      'To another place, on another page too. With a section and no pointer in "to": before that section; a pointer is read when the entry was taken out.',
    ),
  z.strictObject({ op: z.literal('copy'), ...placeFields, to }).describe('The same once more in another place.'),
  z
    .strictObject({ op: z.literal('share'), ...placeFields, name: z.string().min(1).max(100) })
    .describe('A section becomes a shared one, or a use of the one of that name.'),
  z
    .strictObject({ op: z.literal('unshare'), ...placeFields })
    .describe('A section of its own in the place of a use of a shared one.'),
  z
    .strictObject({ op: z.literal('rename-page'), path: address, to: address, redirect: z.boolean().optional() })
    .describe('Another path, in all links to the page too; the old address leads there.'),
  z
    .strictObject({
      op: z.literal('add-page'),
      path: address,
      title: z.string().min(1).max(500),
      description: z.string().max(1000).optional(),
      like: address.optional().describe('A page whose sections it begins with.'),
      sections: z.array(z.unknown()).max(100).optional().describe('Instead of "like".'),
      draft: z.boolean().optional(),
      file: address
        .optional()
        .describe('A file of its own; without it beside the page that it is like, or in the config.'),
    })
    .describe('A new page. Change what it took over from another one in the same batch.'),
  z.strictObject({ op: z.literal('remove-page'), path: address }).describe('The page, with its file where it has one.'),
  z
    .strictObject({
      op: z.literal('add-picture'),
      name: address.describe('As pages will name it: "/images/clinic.jpg".'),
      data: z.string().min(1).describe('JPEG, PNG, WebP or SVG in Base64, at most 8 MB.'),
      replace: z.boolean().optional().describe('True to put it in the place of one of that name.'),
    })
    .describe('A picture comes to public/images.'),
])

export type Operation = z.infer<typeof operation>
