import type { Words } from '../generated/words.ts'

/** All that the service and the server say to visitors and in mails, by where it is said. */
export type LeadWords = Pick<Words, 'answers' | 'refusals' | 'notSent' | 'mail' | 'server'>

/** What is wrong with an answer. */
export type AnswerWords = Words['answers']

/** What stands around the answers in a mail to the staff. */
export type MailWords = Words['mail']
