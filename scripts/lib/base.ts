/** The path that --base names, without a slash at its end: "" where there is none. Undefined when it is no path. */
export function readBase(written: string): string | undefined {
  const base = written.replace(/\/$/, '')
  return /^(\/(?!\.+(\/|$))[\w.~-]+)*$/.test(base) ? base : undefined
}

/** What is said of a path that is none. */
export function noBase(written: string): string {
  return `--base is a path such as "/preview", not "${written}".`
}
