import styles from './still.module.css'

/** A page as a small picture, for the eye only. */
export function Still({ address, title }: { address: string; title: string }) {
  return (
    <div className={styles.picture}>
      <iframe aria-hidden="true" inert loading="lazy" src={address} tabIndex={-1} title={title} />
    </div>
  )
}
