/**
 * Notes what a visitor does in an island before React draws it; what it returns is called when that is done. Where a browser
 * has translated the page, or a password manager has put a sign into a field, React finds something else than the server
 * drew, and draws all of it anew. Then what was given goes on in what is new: what stands in the fields, the focus, a click
 * that is kept, a form that is held.
 */
export function keepGiven(container: Element): () => void {
  const before = operatedIn(container)
  let focused: EventTarget | null = document.activeElement
  const note = ({ target }: Event) => {
    focused = target
  }
  container.addEventListener('focusin', note)
  return () => {
    container.removeEventListener('focusin', note)
    const now = operatedIn(container)
    for (const [name, old] of before) {
      const drawn = now.get(name)
      if (!drawn || drawn === old) continue
      if (isField(old) && isField(drawn)) Object.assign(drawn, { value: old.value, checked: old.checked })
      if (old === focused && document.activeElement === document.body) drawn.focus({ preventScroll: true })
      old.addEventListener('click', () => drawn.click())
      if (old instanceof HTMLFormElement && drawn instanceof HTMLFormElement && heldForms.delete(old))
        heldForms.set(drawn, () => heldForms.delete(drawn) && drawn.requestSubmit())
    }
  }
}

const operated = ['a', 'button', 'form', 'input', 'select', 'summary', 'textarea']

/** What can be operated, by its id, or else by its place among all of its kind. */
function operatedIn(container: Element): Map<string, HTMLElement> {
  const named = (kind: string) =>
    Array.from(
      container.querySelectorAll<HTMLElement>(kind),
      (one, place) => [one.id || `${kind} ${place}`, one] as const,
    )
  return new Map(operated.flatMap(named))
}

/** Also a choice or a long text, which nothing has to be ticked in. */
function isField(element: HTMLElement): element is HTMLInputElement {
  return element.matches('input, select, textarea')
}
