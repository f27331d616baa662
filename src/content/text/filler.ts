/** Letters that only fill the place of a text. */
export interface Filler {
  words: string
  offset: number
}

/** What a whole text says while it is not written yet, in small letters, by the language of the site. */
const wholeTexts: Readonly<Record<string, readonly string[]>> = {
  any: [
    'asdf',
    'asdfasdf',
    'blah blah',
    'foo',
    'foo bar',
    'foobar',
    'ipsum',
    'lorem',
    'qwerty',
    'tbd',
    'tba',
    'xxx',
    'xxxx',
  ],
  en: [
    'add text here',
    'dummy',
    'dummy text',
    'enter text here',
    'fixme',
    'heading here',
    'insert text',
    'insert text here',
    'placeholder',
    'placeholder text',
    'sample text',
    'text goes here',
    'text here',
    'title goes here',
    'title here',
    'to be done',
    'todo',
    'to do',
    'your heading here',
    'your text',
    'your text here',
    'your title here',
  ],
  de: [
    'beispieltext',
    'blindtext',
    'hier steht ihr text',
    'hier text einfügen',
    'ihr text',
    'ihr text hier',
    'ihre überschrift',
    'mustertext',
    'platzhalter',
    'platzhaltertext',
    'text einfügen',
    'text folgt',
    'todo',
    'überschrift',
  ],
}
/** With what may stand behind them. */
const whole = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})[\\s.…:!]*$`, 'iu')
const anyWhole = whole(Object.values(wholeTexts).flat())
/** 32: longer than the longest of them, and what may stand behind it. */
const longest = 32

/** Fields that are called what their text says while it is not written. */
const ownNames = new Set(['heading', 'eyebrow', 'text', 'body', 'note', 'title', 'description'])

/** What begins as notes to oneself do. */
const opened = /^(?:TODO|FIXME|TBD)(?=[:(])/
const among = [
  /lorem ipsum|ipsum dolor/i,
  opened,
  // What is put in brackets to be replaced; a link has an address behind them.
  /\[(?:your|(?:insert|add|enter|put|write) (?:your|the|an?|text|name|here))\b[^\]\n]*\](?![([])/i,
  /\[(?:(?:ihre?|ihren|dein|deine)\b[^\]\n]*|[^\]\n]* (?:einfügen|eintragen))\](?![([])/i,
]

/** Whether a text without signs is worth a look for filler, in any language. Most are not. */
export function mayBeFiller(text: string, key: string | number): boolean {
  if (text.includes('psum') || opened.test(text)) return true
  return text.length <= longest && (anyWhole.test(text) || isOwnName(text, key))
}

/** What only fills the place of a text. */
export function fillerIn(text: string, key: string | number, language: string): Filler | undefined {
  if (!text.includes('[') && !mayBeFiller(text, key)) return undefined
  const known = [...(wholeTexts.any ?? []), ...(wholeTexts[language] ?? wholeTexts.en ?? [])]
  if ((text.length <= longest && whole(known).test(text)) || isOwnName(text, key)) return { words: text, offset: 0 }
  for (const pattern of among) {
    const match = pattern.exec(text)
    if (match) return { words: match[0], offset: match.index }
  }
  return undefined
}

function isOwnName(text: string, key: string | number): boolean {
  return typeof key === 'string' && text.length <= key.length + 1 && ownNames.has(key) && plain(text) === key
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[.…:!]$/, '')
}
