import { useEffect, useState } from 'react'
import type { Found } from '../../agreed.ts'
import { isEnough } from '../../searched.ts'
import { ask } from '../api.ts'

/** 150 ms: the server looks for what was meant, and not for each letter on the way. */
const rest = 150

interface FoundWords {
  /** Pages in which the words are written, with what leads to the section that has them. */
  readonly pages: ReadonlyMap<string, string>
  /** The places in settings of the site that have them. */
  readonly settings: readonly string[]
}

const nothing: FoundWords = { pages: new Map(), settings: [] }

/** Where words are written. Titles are found without. */
export function useFound(words: string): FoundWords {
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    if (!isEnough(words)) {
      setFound(nothing)
      return undefined
    }
    let isOver = false
    const timer = setTimeout(() => {
      ask<Found>('GET', `find?words=${encodeURIComponent(words)}`).then(
        ({ pages, settings }) => {
          if (!isOver)
            setFound({ pages: new Map(pages.map(({ path, section }) => [path, searchOf(section)])), settings })
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
