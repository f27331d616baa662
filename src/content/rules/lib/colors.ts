/** A colour's red, green and blue, each from 0 to 255. */
function channels(color: string): [number, number, number] {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

/** How bright a colour is, as WCAG measures it: 0 is black, 1 is white. */
function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours as WCAG measures it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The nearest darker or lighter shade of a colour that has enough contrast with another, if there is one. */
export function passing(color: string, other: string, enough: number): string | undefined {
  for (let percent = 2; percent <= 100; percent += 2) {
    for (const end of luminance(other) > 0.18 ? [0, 255] : [255, 0]) {
      const shade = mix(color, end, percent)
      if (contrast(shade, other) >= enough) return shade
    }
  }
  return undefined
}

function mix(color: string, end: number, percent: number): string {
  const mixed = channels(color).map((value) => Math.round(value + ((end - value) * percent) / 100))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
