import { type Flat, fieldNames } from '../../schema/flatten.ts'
import type { Words } from './complaint.ts'

/** What other tools have and there is nothing for here, by their words for it; and what to do instead. */
const absent: readonly { words: RegExp; hint: string | ((known: readonly string[]) => string) }[] = [
  {
    words:
      /^(?:(?:inline|custom)?(?:styles?|css)|class(?:name|es)?|sx|background(?:image|video)?|(?:text|border)?colou?r|theme|variant|shadow|border)$/,
    hint: (known) => {
      const looks = ['tone', 'look', 'columns', 'side'].filter((name) => known.includes(name))
      return `${looks.length > 0 ? `How it looks is chosen by ${looks.map((name) => `"${name}"`).join(' and ')}` : 'How it looks cannot be chosen here'}; colours and fonts of the whole site stand under "theme" in "site".`
    },
  },
  {
    words:
      /^(?:width|height|size|(?:max|min)(?:width|height)|padding|margin|gap|spacing|align(?:ment)?|textalign|justify|position|fontsize|font|fullwidth|container)$/,
    hint: 'Sizes and distances are worked out for every screen. Remove it.',
  },
  {
    words: /^(?:visible|visibility|show|shown|enabled|active|published|status|state|hidden|hide|disabled|invisible)$/,
    hint: (known) =>
      known.includes('draft')
        ? 'What is written is shown. To keep it back write "draft": true; otherwise remove it.'
        : 'What is written is shown. Remove it.',
  },
  {
    words: /^(?:anim(?:ation|ate|ated)|effects?|transition|parallax|fade|delay)$/,
    hint: 'Movements are the same on all pages: "entrance" under "theme" in "site" sets them. Remove it.',
  },
  {
    words: /^(?:order|index|weight|sort|sortorder|priority|menuorder)$/,
    hint: 'What comes first in its list comes first on the page. Move it there, and remove this.',
  },
  {
    words: /^(?:level|headinglevel|tag|as|element|h[1-6])$/,
    hint: 'The level of a heading is worked out from its place. Remove it.',
  },
  {
    words: /^(?:newtab|newwindow|openinnewtab|external|rel|nofollow)$/,
    hint: 'All links open in the same way; visitors choose. Remove it.',
  },
  {
    words: /^(?:video|videourl|youtube|vimeo)$/,
    hint: 'A film is a section of its own, of the type "video". Move it there.',
  },
  {
    words: /^(?:embed|iframe|audio|podcast|map|script|code)$/,
    hint: 'Nothing of other sites is shown inside of pages. Link to it.',
  },
]

/** What to do instead of a field that means nothing here. */
export function insteadOf(name: string, flat: Flat): Words['hint'] {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  const hint = absent.find(({ words }) => words.test(plain))?.hint
  return typeof hint === 'function' ? hint(fieldNames(flat)) : hint
}
