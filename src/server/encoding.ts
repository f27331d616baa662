/** How a body can be sent; each but the last is a file beside the plain one. Best first. */
const encodings = { br: '.br', gzip: '.gz', identity: '' } as const

export type Encoding = keyof typeof encodings

/** What the encoding adds to the name of the file. */
export const suffix = (encoding: Encoding): string => encodings[encoding]

/** The encodings that an Accept-Encoding header allows, best first. Plain is always the last resort. */
export function acceptedEncodings(header = ''): Encoding[] {
  const weights = new Map(header.toLowerCase().split(',').map(weigh))
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const accepted = (Object.keys(encodings) as Encoding[])
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
  return accepted.includes('identity') ? accepted : [...accepted, 'identity']
}

function weigh(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, quality ? Number(quality.slice(2)) || 0 : 1]
}
