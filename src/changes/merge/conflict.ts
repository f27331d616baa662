/** What two people made of one thing. OURS stands in the file. */
export interface Conflict {
  /** Where it stands in the merged file; of what was removed here, where its list or object stands. */
  at: string
  kind: 'changed' | 'added' | 'removed-here' | 'removed-there' | 'moved'
  /** Without a value where there is none. */
  base?: unknown
  ours?: unknown
  theirs?: unknown
}
