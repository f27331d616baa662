/**
 * How often a test tries what it makes by chance: `npm run prove` tries more than the gate has time for, ten times as much
 * or as often as is given for it.
 */
export function times(few: number, proved = few * 10): number {
  const { PROVE_TIMES } = process.env
  return PROVE_TIMES === undefined ? few : Math.ceil((proved * Number(PROVE_TIMES)) / 10)
}
