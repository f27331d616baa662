const controls = ['input:not([type=color])', 'textarea', '[contenteditable]', 'button']
  .map((one) => `${one}:not(:disabled)`)
  .join()

/** What a field is changed with; where nothing may be changed for now, what is read from here on is the field all the same. */
export function controlIn(field: HTMLElement): HTMLElement {
  const control = field.querySelector<HTMLElement>(controls)
  if (!control) field.tabIndex = -1
  return control ?? field
}
