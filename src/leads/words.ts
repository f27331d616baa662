/** All that the service says to visitors and in its mails, by where it is said. */
export interface LeadWords {
  readonly answers: AnswerWords
  readonly newsletter: NewsletterWords
  readonly refusals: RefusalWords
  readonly page: PageWords
  readonly mail: MailWords
}

/** What is wrong with an answer. */
export interface AnswerWords {
  readonly missing: string
  /** Of "select" and "radio". */
  readonly missingChoice: string
  /** Of "checkboxes". */
  readonly missingChoices: string
  readonly missingConsent: string
  /** `{limit}` is how many characters the field takes. */
  readonly tooLong: string
  readonly email: string
  readonly choice: string
  readonly wrong: string
  readonly noField: string
  readonly notObject: string
}

/** The words of the newsletter where the author has chosen none. */
interface NewsletterWords {
  readonly label: string
  readonly invalid: string
}

/** Why a request is refused. */
export interface RefusalWords {
  /** Said for whatever is no fault of the visitor's. */
  readonly failed: string
  readonly wrongAnswers: string
  /** `{seconds}` is when the next may come. */
  readonly tooMany: string
  readonly tooLarge: string
  readonly noForm: string
  readonly otherSite: string
  readonly method: string
  readonly mediaType: string
  readonly notUtf8: string
  readonly notJson: string
  readonly wrongKey: string
  readonly usedKey: string
}

/** What stands on the page that a visitor without script gets, beside what is wrong. */
export interface PageWords {
  readonly title: string
  /** How to come back to what was written. */
  readonly back: string
}

/** What stands around the answers in a mail to the staff. */
export interface MailWords {
  /** `{form}` is its name. */
  readonly subject: string
  readonly yes: string
  readonly no: string
  readonly receivedAt: string
  readonly page: string
  readonly source: string
  readonly consent: string
  readonly id: string
}

/** What is said where a site says nothing else. */
export const usualWords: LeadWords = {
  answers: {
    missing: 'Please fill in this field.',
    missingChoice: 'Please choose one.',
    missingChoices: 'Please choose at least one.',
    missingConsent: 'Please tick this box to go on.',
    tooLong: 'Please use at most {limit} characters.',
    email: 'Please enter an e-mail address, for example name@site.example.',
    choice: 'Please choose from the list.',
    wrong: 'This cannot be accepted. Please write it differently.',
    noField: 'There is no such field.',
    notObject: 'Send an object with the fields of the form.',
  },
  newsletter: { label: 'E-mail', invalid: 'Invalid email address' },
  refusals: {
    failed: 'Something went wrong. Please try again later.',
    wrongAnswers: 'Not sent: please look at what is marked.',
    tooMany: 'Too many requests. Please try again in {seconds} seconds.',
    tooLarge: 'That is more than the form can take.',
    noForm: 'There is no such form.',
    otherSite: 'This address takes no forms of other sites.',
    method: 'Only POST.',
    mediaType: 'Send JSON or a form.',
    notUtf8: 'The body is not UTF-8.',
    notJson: 'The body is not JSON.',
    wrongKey: 'The idempotency key is no short text.',
    usedKey: 'This idempotency key has been used for other answers.',
  },
  page: { title: 'Not sent', back: 'Go back with your browser: what you wrote is still there.' },
  mail: {
    subject: 'New lead: {form}',
    yes: 'yes',
    no: 'no',
    receivedAt: 'Received',
    page: 'Page',
    source: 'Campaign',
    consent: 'Agreed to',
    id: 'Lead',
  },
}

/** A sentence with these values in its places. */
export function withValues(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
