import { useEffect, useState } from 'react'
import type { PageState, WrittenPage } from '../../agreed.ts'
import { ask } from '../api.ts'
import { wordsOf } from '../outbox.ts'

/** The page that a new one is made like. */
export interface Model {
  readonly state: PageState
  readonly written: WrittenPage
}

/** Asks for the page at a path, of which all sections are taken at first; without one, there is none. */
export function useModel(path: string | undefined, onFailure: (words: string | undefined) => void) {
  const [model, setModel] = useState<Model>()
  const [left, setLeft] = useState<readonly number[]>([])
  useEffect(() => {
    let isOver = false
    onFailure(undefined)
    if (path === undefined) return
    const query = `path=${encodeURIComponent(path)}`
    const both = Promise.all([ask<PageState>('GET', `page?${query}`), ask<WrittenPage>('GET', `written?${query}`)])
    both.then(
      ([state, written]) => {
        if (isOver) return
        setModel({ state, written })
        setLeft([])
      },
      (error: unknown) => isOver || onFailure(wordsOf(error)),
    )
    return () => {
      isOver = true
    }
  }, [path, onFailure])
  const all = model?.state.sections.map((_, index) => index) ?? []
  return {
    model,
    /** Which of its sections are taken. */
    chosen: all.filter((index) => !left.includes(index)),
    choose: (chosen: readonly number[]) => setLeft(all.filter((index) => !chosen.includes(index))),
  }
}
