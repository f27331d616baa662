import styles from './said.module.css'

/** What a command said, in its own words: where there are many they scroll, by keys as well. */
export function Said({ label, words }: { label: string; words: string }) {
  if (words === '') return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled by keys.
    <section aria-label={label} className={styles.said} tabIndex={0}>
      {words}
    </section>
  )
}
