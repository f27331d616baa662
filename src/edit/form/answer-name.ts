import { useRef } from 'react'
import { split } from '../../content/json/pointer.ts'
import { isObject } from '../../is-object.ts'
import type { Shape } from '../../schema/fields.ts'
import { freeAmong, plainWords } from '../plain-words.ts'
import type { FormOperation } from './context.ts'
import { useHolder } from './control.tsx'
import { type Fields, setField } from './edits.ts'

/** 36: a number that tells it from others still fits. */
const longest = 36

/** A name for answers, made of what visitors read above the field: "Your e-mail" is "yourEmail". */
export function answerName(label: string, taken: ReadonlySet<string>): string {
  const words = plainWords(label.replaceAll(/(?<=\p{L})[-'’](?=\p{L})/gu, ''))
  // A name begins with a letter.
  const first = words.findIndex((word) => /^[a-z]/.test(word))
  if (first < 0) return label.trim() === '' ? '' : freeAmong(taken, 'answer', '')
  const name = words.slice(first).reduce((name, word) => {
    const longer = name + (name === '' ? word : word.charAt(0).toUpperCase() + word.slice(1))
    return name === '' || longer.length <= longest ? longer : name
  }, '')
  return freeAmong(taken, name.slice(0, longest), '')
}

/**
 * What else is to be done when a field of an object is changed: a field of a form that was added just now gets its name from its
 * label. Only while it stays open, and until somebody gives it another name: the answers that are stored go by it.
 */
export function useAnswerName({ fields }: Shape, value: Fields, at: string) {
  const holder = useHolder()
  const isOfForm = ['kind', 'name', 'label'].every((name) => fields.some((field) => field.name === name))
  const follows = useRef(isOfForm && value.name === '')
  return (changed: string, next: unknown): FormOperation[] => {
    if (changed === 'name') follows.current = false
    if (!follows.current || changed !== 'label') return []
    const [list = '', index = ''] = split(at).slice(-2)
    const others = Array.isArray(holder[list]) ? (holder[list] as unknown[]).toSpliced(Number(index), 1) : []
    const taken = new Set(others.flatMap((other) => (isObject(other) ? String(other.name) : [])))
    follows.current = value.name === answerName(String(value.label ?? ''), taken)
    return follows.current ? [setField(value, at, fields, 'name', answerName(String(next ?? ''), taken))] : []
  }
}
