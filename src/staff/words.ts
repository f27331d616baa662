/** All that the page for staff says. */
export const words = {
  title: 'Leads',
  skip: 'Skip to the page',
  loading: 'Loading',
  tryAgain: 'Try again',
  cancel: 'Cancel',

  nav: { label: 'Pages', leads: 'Leads', forget: 'Forget a person', dead: 'Not delivered', signOut: 'Sign out' },

  signIn: {
    heading: 'Sign in',
    text: 'For those who work with what visitors have sent.',
    expired: 'Your session has ended. Sign in again; what you have typed is still there.',
    name: 'Name',
    password: 'Password',
    show: 'Show the password',
    submit: 'Sign in',
    wrong: 'The name or the password is wrong.',
    insecure: 'Passwords are taken over https only. Open this page by an address that begins with https://.',
  },

  failures: {
    offline: 'There is no connection to the server.',
    failed: 'The server could not do it. Its log says why.',
    gone: 'It is not there. It may have been erased.',
    outdated: 'A colleague has changed the note meanwhile. Nothing was saved.',
    foreign: 'The server did not recognise this page. Load it anew.',
    unreadable: 'The server did not understand this.',
    wrong: 'The name or the password is wrong.',
    'signed-out': 'You are not signed in.',
    locked: (minutes: number) =>
      `Too many tries have failed. The next is looked at in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  },

  status: { new: 'New', answered: 'Answered', suspicious: 'Suspicious' },

  list: {
    heading: 'Leads',
    search: 'Search',
    searchHelp: 'Name, e-mail, phone or reference',
    find: 'Find',
    status: 'Status',
    all: 'All',
    form: 'Form',
    everyForm: 'All forms',
    from: 'From',
    to: 'To',
    clear: 'Clear the filter',
    export: 'Export this list',
    received: 'Received',
    who: 'From',
    reference: 'Reference',
    nobody: 'No name',
    noted: 'has a note',
    more: 'Show more',
    further: 'Search further back',
    readTo: (day: string) => `Searched back to ${day}.`,
    shown: (count: number) => (count === 1 ? '1 lead shown' : `${count} leads shown`),
    empty: 'No leads here',
    emptyNew: 'Everything is answered.',
    emptyFilter: 'No lead has all of this.',
    emptySearch: 'Nothing was found so far.',
  },

  lead: {
    back: 'All leads',
    answers: 'Answers',
    consents: 'Consents',
    version: 'Version',
    about: 'About',
    page: 'Page',
    campaign: 'Campaign',
    none: 'None',
    empty: 'Not answered',
    yes: 'Yes',
    no: 'No',
    forget: 'Forget this person',
    held: 'Held back as suspicious',
    heldText: 'It was stored, and forwarded to nobody.',
    real: 'No, it is real',
    released: 'It is taken for real now, and on its way.',
  },

  /** Why a lead is suspicious, by what the service found. */
  suspicions: {
    trap: 'A field was filled in that people cannot see.',
    'too fast': 'It was sent faster than a person can fill in the form.',
    links: 'It holds many links.',
    words: 'It holds words that advertisements are made of.',
  } as Record<string, string>,

  marking: {
    heading: 'Your answer',
    note: 'Note',
    noteHelp: 'Erased together with the lead.',
    answer: 'Mark as answered',
    reopen: 'Open it again',
    save: 'Save the note',
    saved: 'Saved.',
    by: (who: string, when: string) => `Answered by ${who}, ${when}`,
    unsaved: 'The note is not saved.',
    leave: 'The note is not saved. Leave all the same, and lose it?',
    theirs: 'What a colleague has written meanwhile',
    theirsHelp: 'Yours takes its place when you save it.',
  },

  deliveries: {
    heading: 'Forwarded',
    none: 'To nobody.',
    states: { waiting: 'Waiting', sent: 'Delivered', dead: 'Given up' },
    tries: (count: number) => (count === 1 ? 'after 1 try' : `after ${count} tries`),
  },

  forget: {
    heading: 'Forget a person',
    text: 'Finds what a person sent, however the address or the number was written. Nothing is erased before you have seen it.',
    who: 'E-mail address or phone number',
    look: 'Look',
    tooShort: 'An address or a number has at least five characters.',
    own: 'Sent by this person',
    mentions: 'This person is mentioned',
    mentionsText: 'Read these, and choose those that are to go, too.',
    nothing: 'Nothing is stored of this person.',
    choose: (reference: string) => `Erase ${reference}`,
    erase: (count: number) => (count === 1 ? 'Erase 1 lead' : `Erase ${count} leads`),
    sure: 'Erase for good?',
    sureText: (count: number) =>
      count === 1
        ? 'The lead, its note and what was still to be forwarded of it go. Nobody can bring them back.'
        : `${count} leads, their notes and what was still to be forwarded of them go. Nobody can bring them back.`,
    done: (count: number) => (count === 1 ? '1 lead was erased.' : `${count} leads were erased.`),
    copies: 'Copies, and what webhooks and mailboxes have got, are yours to erase.',
    left: 'It can still be found in the store’s log, because another program is reading the store. Erase again when that has ended.',
  },

  dead: {
    heading: 'Not delivered',
    text: 'Leads that a mailbox or a webhook did not take, however often it was asked. They are stored all the same.',
    none: 'Everything was delivered, or is on its way.',
    retry: 'Try all again',
    retried: (count: number) => (count === 1 ? '1 is on its way again.' : `${count} are on their way again.`),
    more: (shown: number, count: number) => `The first ${shown} of ${count}.`,
    target: 'To',
  },

  notFound: { heading: 'There is no such page', back: 'To the leads' },
}
