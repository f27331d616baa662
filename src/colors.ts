type Three = readonly [number, number, number]

/** A colour's red, green and blue, each from 0 to 255. */
function channels(color: string): Three {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

/** A colour's red, green and blue as light adds up, each from 0 to 1. */
function linear(color: string): Three {
  const [red, green, blue] = channels(color).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return [red, green, blue]
}

/** How bright a colour is, as WCAG measures it: 0 is black, 1 is white. */
function luminance(color: string): number {
  const [red, green, blue] = linear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours as WCAG measures it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The nearest shade of a colour that passes a test, darker or lighter; those on the first side come before the others. */
export function nearestShade(
  color: string,
  sides: readonly ('#000000' | '#ffffff')[],
  passes: (shade: string) => boolean,
): string | undefined {
  for (let percent = 2; percent <= 100; percent += 2) {
    for (const side of sides) {
      const ends = channels(side)
      const shade = hex(channels(color).map((value, at) => value + (((ends[at] ?? 0) - value) * percent) / 100))
      if (passes(shade)) return shade
    }
  }
  return undefined
}

/** The darker or lighter shade of a colour that is enough in contrast with another, if there is one. */
export function passing(color: string, other: string, enough: number): string | undefined {
  const sides = luminance(other) > 0.18 ? (['#000000', '#ffffff'] as const) : (['#ffffff', '#000000'] as const)
  return nearestShade(color, sides, (shade) => contrast(shade, other) >= enough)
}

/** A colour with some per cent of another in it, as browsers mix in oklab. */
export function mixed(color: string, other: string, percent: number): string {
  const [one, two] = [toOklab(linear(color)), toOklab(linear(other))]
  const [l, a, b] = one.map((value, at) => value + (((two[at] ?? 0) - value) * percent) / 100) as [
    number,
    number,
    number,
  ]
  const [long, medium, short] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  return hex(
    [
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
    ].map((value) => 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)),
  )
}

function toOklab([red, green, blue]: Three): Three {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

function hex(values: readonly number[]): string {
  const byte = (value: number) => Math.round(Math.min(255, Math.max(0, value)))
  return `#${values.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`
}
