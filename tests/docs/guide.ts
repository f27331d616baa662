import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../src/root.ts'

/** The guide for authors. */
export const guide = readFileSync(path.join(root, 'docs/authoring.md'), 'utf8')

/** A piece of JSON, and where the guide says that it belongs. */
export interface Example {
  readonly json: string
  readonly file: string
  /** The way to the object or list; of a list's entry the number, from 0. */
  readonly steps: readonly (string | number)[]
  /** What is there is changed; else it is new. */
  readonly change: boolean
}

/** Where the site of the tests has its list of articles. */
const pageWithList = ['pages', 1, 'sections', 0, 'items']
const numbers = ['first', 'second', 'third']

/** The examples in their order. The sentence before each ends with its place: "In `pages.json`, under `site`, add:". */
export function examplesIn(text: string): readonly Example[] {
  return Array.from(text.matchAll(/\n\n( *)```json\n([\s\S]*?)\n\1```/g), ({ 1: indent = '', 2: json = '', index }) => {
    const before = text.slice(0, index).split('\n\n').at(-1)?.replace(/\s+/g, ' ') ?? ''
    return { json: json.replaceAll(`\n${indent}`, '\n').slice(indent.length), ...placeOf(before) }
  })
}

function placeOf(sentence: string): Omit<Example, 'json'> {
  const [, file, place = '', verb] = /In (?:a new file, )?`([^`]+)`([^.:]*?)(?:, (add|change))?:$/.exec(sentence) ?? []
  if (!file) throw new Error(`The guide does not say where an example belongs: "${sentence}"`)
  return { file, steps: stepsOf(place), change: verb === 'change' }
}

function stepsOf(place: string): readonly (string | number)[] {
  const section = numbers.findIndex((number) => place.includes(`in the ${number} section`))
  if (section >= 0) return ['sections', section]
  if (place.includes('beside')) return []
  if (place.includes('`items` of the page')) return pageWithList
  return Array.from(place.matchAll(/`([^`]+)`/g), ([, name = '']) => name)
}
