import type { Locator } from 'playwright/test'
import { contrast } from '../../../src/colors.ts'

/** The contrast of two colours of elements, as a browser draws them, however they are mixed. */
export async function contrastOf(
  [one, property]: readonly [Locator, string],
  [other, otherProperty]: readonly [Locator, string],
): Promise<number> {
  return contrast(await drawn(one, property), await drawn(other, otherProperty))
}

/** An opaque colour of an element, in six digits. */
function drawn(element: Locator, property: string): Promise<string> {
  return element.evaluate((it, property) => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('This browser draws nothing.')
    context.fillStyle = getComputedStyle(it).getPropertyValue(property)
    context.fillRect(0, 0, 1, 1)
    const bytes = context.getImageData(0, 0, 1, 1).data.subarray(0, 3)
    return `#${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }, property)
}
