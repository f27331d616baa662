/** The stretch in which a file differs from the one that it was made of. */
export interface Difference {
  /** In letters. */
  readonly at: number
  readonly removed: string
  readonly inserted: string
  /** In bytes: the stretch of the file before, and by how much this one is longer. */
  readonly from: number
  readonly to: number
  readonly longer: number
}
