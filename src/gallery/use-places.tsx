import { Anchor, Code, Text } from '@mantine/core'
import type { UsedThing } from '../content/uses/find-uses.ts'
import styles from './use-places.module.css'

/** The places where something is used, each with a link to its page. */
export function UsePlaces({ thing: { uses } }: { thing: UsedThing }) {
  return (
    <ol className={styles.places}>
      {uses.map(({ file, line, column, way, page }) => (
        <li className={styles.place} key={`${file}:${line}:${column}`}>
          <Text inherit span>
            {page === null ? (
              way || 'the site'
            ) : (
              <>
                <Anchor href={page} inherit>
                  {page}
                </Anchor>
                {way.slice(page.length)}
              </>
            )}
          </Text>
          <Code className={styles.file}>
            {file}:{line}:{column}
          </Code>
        </li>
      ))}
    </ol>
  )
}
