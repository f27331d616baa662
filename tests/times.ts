/** How often a test tries what it makes by chance: `npm run prove` tries more than the gate has time for. */
export function times(few: number): number {
  return few * Number(process.env.PROVE_TIMES ?? 1)
}
