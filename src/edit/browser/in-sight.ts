/** Whether a section that was chosen is seen: whole, or, where it is too long or goes on below, from near its beginning. */
export function isInSight({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, height: number): boolean {
  return top >= 0 && (bottom <= height || top <= height * 0.3)
}
