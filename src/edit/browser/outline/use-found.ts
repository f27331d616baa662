import { useEffect, useState } from 'react'
import type { FoundPage } from '../../agreed.ts'
import { ask } from '../api.ts'

/** 150 ms: the server looks for what was meant, and not for each letter on the way. */
const rest = 150

const nothing: ReadonlyMap<string, string> = new Map()

/** Pages in which words are written, with what leads to the section that has them. Titles are found without. */
export function useFound(words: string): ReadonlyMap<string, string> {
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    if (words.length < 2) {
      setFound(nothing)
      return undefined
    }
    let isOver = false
    const timer = setTimeout(() => {
      ask<FoundPage[]>('GET', `find?words=${encodeURIComponent(words)}`).then(
        (pages) => {
          if (!isOver) setFound(new Map(pages.map(({ path, section }) => [path, searchOf(section)])))
        },
        // What cannot be asked is said elsewhere.
        () => undefined,
      )
    }, rest)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [words])
  return found
}

function searchOf(section: number | null): string {
  return section === null ? '' : `?section=${section + 1}`
}
