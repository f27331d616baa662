import { median } from './figures.ts'
import { benchSite } from './site.ts'

let text = ''

/** How fast the machine is in this hour: the seconds that a plain `JSON.parse` of the large site takes. */
export async function parseTime(): Promise<number> {
  text ||= JSON.stringify(benchSite(7000))
  const times = Array.from({ length: 5 }, () => {
    const begin = performance.now()
    JSON.parse(text)
    return (performance.now() - begin) / 1000
  })
  return median(times)
}
