/** Letters that only fill the place of a text. */
export interface Filler {
  words: string
  offset: number
}

/** What a whole text says while it is not written yet, in small letters, by the language of the site. */
const wholeTexts: Readonly<Record<string, readonly string[]>> = {
  any: [
    'asdf',
    'asdf asdf',
    'asdfasdf',
    'blah blah',
    'blah blah blah',
    'foo',
    'foo bar',
    'foobar',
    'ipsum',
    'lorem',
    'qwerty',
    'tbd',
    'tba',
    'undefined',
    'xxx',
    'xxxx',
  ],
  en: [
    'add heading',
    'add text here',
    'add title',
    'add your text here',
    'content goes here',
    'content here',
    'description goes here',
    'description here',
    'dummy',
    'dummy text',
    'enter text here',
    'enter your text here',
    'fixme',
    'heading goes here',
    'heading here',
    'insert heading',
    'insert heading here',
    'insert text',
    'insert text here',
    'insert title',
    'insert title here',
    'insert your text here',
    'null',
    'placeholder',
    'placeholder text',
    'sample text',
    'text goes here',
    'text here',
    'title goes here',
    'title here',
    'test test',
    'to be done',
    'todo',
    'to do',
    'type here',
    'type your text here',
    'write something here',
    'text text',
    'text text text',
    'your content goes here',
    'your content here',
    'your description goes here',
    'your description here',
    'your heading goes here',
    'your heading here',
    'your text goes here',
    'your text here',
    'your title goes here',
    'your title here',
  ],
  de: [
    'beispieltext',
    'blindtext',
    'hier steht ihr text',
    'hier text einfügen',
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
const whole = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})[\\s.…:!]{0,3}$`, 'iu')
const anyWhole = whole(Object.values(wholeTexts).flat())
/** The letters that they begin with, as bits, by their lengths: a million texts are asked, and few need more than this. */
const beginnings: number[] = []
for (const words of Object.values(wholeTexts).flat())
  for (let length = words.length; length <= words.length + 3; length++)
    beginnings[length] = (beginnings[length] ?? 0) | bitOf(words)

/** The same for a small and a capital letter. */
function bitOf(text: string): number {
  return 1 << (text.charCodeAt(0) & 31)
}

/** Fields that are called what their text says while it is not written. */
const ownNames = /^(?:heading|eyebrow|text|body|note|title|description)$/

/** "..." and "???". */
const noWords = /^(?:\.{2,}|\?{2,}|…{2,})$/

function knownIn(language: string): readonly string[] {
  return [...(wholeTexts.any ?? []), ...(wholeTexts[language] ?? wholeTexts.en ?? [])]
}

/** What begins as notes to oneself do. */
const opened = /^(?:TODO|FIXME|TBD)(?=[:(])/
const latin = /lorem ipsum|ipsum dolor/i
/** What is put in brackets to be replaced; a link has an address behind them. */
const toReplace =
  /\[(?:(?:your|(?:insert|add|enter|put|write) (?:your|the|an?|text|name|here))\b[^\]\n]*|(?:ihre?|ihren|dein|deine)\b[^\]\n]*|[^\]\n]* (?:einfügen|eintragen))\](?![([])/i

/** Whether all of a text may be filler, in any language, or how a note to oneself begins. */
export function mayBeFiller(text: string, key: string | number): boolean {
  if (((beginnings[text.length] ?? 0) & bitOf(text)) !== 0 && anyWhole.test(text)) return true
  return (
    (text.length < 6 && noWords.test(text)) ||
    isOwnName(text, key) ||
    ('TF'.includes(text.charAt(0)) && opened.test(text))
  )
}

/** What only fills the place of a text. */
export function fillerIn(text: string, key: string | number, language: string): Filler | undefined {
  if (mayBeFiller(text, key)) {
    if (isOwnName(text, key) || noWords.test(text) || whole(knownIn(language)).test(text))
      return { words: text, offset: 0 }
    return found(opened, text)
  }
  if (text.includes('psum') || text.includes('PSUM')) return found(latin, text)
  const inside = /^[[<(](.+)[\])>]$/.exec(text)?.[1]
  if (inside !== undefined && whole(knownIn(language)).test(inside)) return { words: text, offset: 0 }
  return text.includes('[') ? found(toReplace, text) : undefined
}

function found(pattern: RegExp, text: string): Filler | undefined {
  const match = pattern.exec(text)
  return match ? { words: match[0], offset: match.index } : undefined
}

/** "Heading" in the field of that name. */
function isOwnName(text: string, key: string | number): boolean {
  if (typeof key !== 'string' || text.length < key.length || text.length > key.length + 1) return false
  return ownNames.test(key) && text.toLowerCase().startsWith(key) && /^\p{L}+[.…:!]?$/u.test(text)
}
