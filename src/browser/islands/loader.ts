import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import type { ScriptMap } from '../../agreed/first-script.ts'
import type { hydrate, islandIn } from './hydrate.tsx'

/** A script of a section: React's, with a component, or a plain one. */
interface SectionScript {
  default?: ComponentType<Record<string, unknown>>
  enhance?: (section: HTMLElement) => void
}

const asleep = '[data-island]:not([data-hydrated])'
/** What does nothing before its island is live, so that its events are kept for later. */
const dead = ':is(button[type="button"], [role="tab"])'
/** A link that its island answers in place, and which is a link again when that fails. */
const play = `${asleep}:not([data-failed]) [data-play]`
/** Whether each island came to life. */
const awake = new WeakMap<Element, Promise<boolean>>()
/** What React runs in a section, and how it draws there. */
export interface Living {
  readonly root: Root
  readonly component: ComponentType<Record<string, unknown>>
  readonly react: Hydration
}
/** Taken from where it is loaded when it is needed: the live preview would get another copy. */
interface Hydration {
  readonly hydrate: typeof hydrate
  readonly islandIn: typeof islandIn
}
const living = new WeakMap<Element, Living>()
let scripts: ScriptMap = {}
let observer: IntersectionObserver

/** Finds the islands of the page and brings each to life when it is wanted. */
export function startIslands(): void {
  const early = globalThis.earlyClicks ?? []
  globalThis.earlyClicks = undefined
  const data = document.getElementById('scripts')
  if (!data) return
  scripts = JSON.parse(data.textContent ?? '{}') as ScriptMap
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void wake(target as HTMLElement)
    },
    { rootMargin: '200px' },
  )
  for (const island of document.querySelectorAll<HTMLElement>(asleep)) {
    // Where this script has come at the second try: now, and not when somebody points at what would move then.
    delete island.dataset.failed
    schedule(island)
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'submit'])
    addEventListener(type, onIntent, { capture: true, passive: true })
  addEventListener('click', keep, true)
  addEventListener('keydown', keep, true)
  addEventListener('hashchange', () => void islandAround(document.querySelector(':target')))
  // Who types already has shown intent before anything could hear of it.
  void islandAround(document.activeElement)
  for (const form of heldForms.keys()) void islandAround(form, true)
  for (const target of early) repeat(target)
}

/** Wakes an island at its time; what comes in later, as in the live preview, is scheduled the same way. */
export function schedule(island: HTMLElement): void {
  if (isAddressed(island)) void wake(island)
  if (island.dataset.when === 'visible') observer.observe(island)
  if (island.dataset.when === 'idle') whenIdle(() => void wake(island))
}

/** Whether the page's address says something to the island, as a shared link to one of its choices or entries does. */
function isAddressed(island: HTMLElement): boolean {
  if (island.querySelector(':target')) return true
  const name = island.querySelector<HTMLElement>('[data-parameter]')?.dataset.parameter
  return name !== undefined && new URLSearchParams(location.search).has(name)
}

function whenIdle(act: () => void): void {
  const later = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act, 200)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

function onIntent({ target, type }: Event): void {
  void islandAround(target, type === 'pointerdown' || type === 'submit')
}

/** The life of the island around an element, begun now if it was asleep. */
function islandAround(target: EventTarget | null, urgent = false): Promise<boolean> | undefined {
  const island = target instanceof Element ? target.closest<HTMLElement>(asleep) : null
  return island ? wake(island, urgent) : undefined
}

/** Stops an event on a control that is not live yet, and repeats it when it is. */
function keep(event: Event): void {
  const place = event.target instanceof Element ? event.target : null
  const control =
    place?.closest<HTMLElement>(`${asleep} [data-root] ${dead}`) ??
    (event instanceof MouseEvent && isPlain(event) ? place?.closest<HTMLElement>(play) : null)
  if (!control) return
  // Only keys that a control would answer; Tab must go on to the next one.
  if (event instanceof KeyboardEvent && !/^(Arrow|Home|End)/.test(event.key)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event instanceof KeyboardEvent) {
    const again = new KeyboardEvent('keydown', event)
    void islandAround(control, true)?.then((alive) => alive && control.dispatchEvent(again))
  } else repeat(control)
}

/** Clicks on a control once it is live. A link whose island stays asleep leads where it did. */
function repeat(control: HTMLElement): void {
  void islandAround(control, true)?.then((alive) => {
    if (alive) control.click()
    else if (control instanceof HTMLAnchorElement) location.assign(control.href)
  })
}

/** Whether a click follows a link here, and not into another window or a file. */
function isPlain({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey)
}

/** Brings an island to life, in one piece when a visitor waits for its answer. */
function wake(island: HTMLElement, urgent = false): Promise<boolean> {
  const life = awake.get(island) ?? live(island, urgent)
  awake.set(island, life)
  return life
}

async function live(island: HTMLElement, urgent: boolean): Promise<boolean> {
  try {
    const script = scripts[island.dataset.island ?? '']
    if (!script) return false
    for (const href of [script.file, ...script.preload]) preload(href)
    // React is read, then what draws with it, then one island drawn: each takes its moment on a slow phone, and together
    // they would hold up whoever scrolls or types. Who waits for the answer gets all at once.
    const pause = urgent ? undefined : nextTask
    const react = script.hydrate ? ((await import(/* @vite-ignore */ script.hydrate)) as Hydration) : undefined
    await pause?.()
    const module = (await import(/* @vite-ignore */ script.file)) as SectionScript
    await pause?.()
    module.enhance?.(island)
    const component = module.default
    if (component && react)
      living.set(island, { root: await react.hydrate(island, component, urgent), component, react })
    island.dataset.hydrated = ''
    return true
  } catch (error) {
    // Styles show then what only script could open.
    island.dataset.failed = ''
    console.error(`The section "${island.id}" stays as the server made it.`, error)
    return false
  } finally {
    for (const form of island.querySelectorAll('form')) heldForms.get(form)?.()
  }
}

/** Lets the browser draw and answer before what comes next. */
function nextTask(): Promise<void> {
  // Not every browser has it, whatever the types say.
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/** Ends the life of an island whose element is about to go, as in the live preview. */
export function end(island: Element): void {
  living.get(island)?.root.unmount()
}

/** What runs in an island; nothing before it is live. */
export function livingIn(island: Element): Living | undefined {
  return living.get(island)
}

/** Asks for a script before its importer is read, so that all come at once. */
function preload(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}
