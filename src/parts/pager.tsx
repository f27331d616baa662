import { fillText } from '../content/text/variables.ts'
import { useSection } from './context.ts'
import { addBase } from './markup.ts'
import styles from './pager.module.css'

/** Links to the other pages of a list that goes on over several. */
export function Pager() {
  const { base, pager, words } = useSection()
  if (!pager) return null
  const { number, links } = pager
  const said = words.pager
  const hrefOf = (wanted: number) => links.find((link) => link.number === wanted)?.href
  return (
    <nav aria-label={said.name} className={styles.pager}>
      <Step href={hrefOf(number - 1)} rel="prev">
        {said.previous}
      </Step>
      <ol className={styles.pages}>
        {links.map((link, index) => (
          <li data-gap={link.number > (links[index - 1]?.number ?? 0) + 1 || undefined} key={link.number}>
            <a
              aria-current={link.number === number ? 'page' : undefined}
              aria-label={fillText(said.page, { page: String(link.number) })}
              className={styles.page}
              href={addBase(link.href, base)}
            >
              {link.number}
            </a>
          </li>
        ))}
      </ol>
      <Step href={hrefOf(number + 1)} rel="next">
        {said.next}
      </Step>
    </nav>
  )
}

function Step({ href, rel, children }: { href: string | undefined; rel: 'prev' | 'next'; children: string }) {
  const { base } = useSection()
  if (href === undefined) return null
  return (
    <a className={styles.step} href={addBase(href, base)} rel={rel}>
      {children}
    </a>
  )
}
