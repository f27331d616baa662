import type { Page } from '../../generated/types.ts'
import type { Words } from '../judge/complaint.ts'
import type { PageSection } from '../judge/content.ts'
import type { Fault } from './fault.ts'

/** What is wrong with how a list is written, or with the pages that it groups. */
export const bothWays: Words = {
  message: 'This section has both "groups" and a "source".',
  hint: 'Move "source" into one of the groups, or remove one of the two.',
}

export const noGroups: Words = {
  message: 'A section gives entries, and this list is made of groups.',
  hint: 'Put the source into one of the "groups".',
}

export const noTopics: Words = {
  message: 'No page of this list has "topics".',
  hint: 'Write them on the pages, or remove "topicPages".',
}

export function noTopic(page: Page, { page: { page: where } }: PageSection): Fault {
  return {
    at: page,
    holder: page,
    key: 'path',
    message: `This page has no "topics", and a list on ${where.path} groups pages by them.`,
    hint: 'Write them, or leave the page out there with "except".',
    once: `${page.path} topics`,
  }
}
