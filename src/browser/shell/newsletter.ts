import { newKey, post } from './post.ts'

/** Sends the newsletter form without leaving the page, and says how it went below its field. */
export function startNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>('footer form')
  const input = form?.querySelector('input')
  const note = form?.querySelector<HTMLElement>('[role="status"]')
  if (!form || !input || !note) return
  const say = (text = '', bad = false) => {
    note.textContent = text
    note.toggleAttribute('data-bad', bad)
  }
  form.noValidate = true
  // The same while one address is tried again.
  let key = newKey()
  input.addEventListener('input', () => {
    input.removeAttribute('aria-invalid')
    key = newKey()
    say()
  })
  const send = async (email: string) => {
    form.ariaBusy = 'true'
    say()
    try {
      await post(form.action, { email }, key)
      key = newKey()
      // Unless another address was typed meanwhile.
      if (input.value === email) form.reset()
      say(form.dataset.success)
    } catch (error) {
      console.warn(error)
      say(form.dataset.failure, true)
    }
    form.ariaBusy = null
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.ariaBusy) return
    if (isEmail(input.value)) return void send(input.value)
    input.ariaInvalid = 'true'
    say(form.dataset.invalid, true)
    input.focus()
  })
  // Sent before this script came.
  heldForms.get(form)?.()
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}
