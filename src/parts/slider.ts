import Autoplay, { type AutoplayType } from 'embla-carousel-autoplay'
import type { FadeType } from 'embla-carousel-fade'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import {
  type FocusEvent,
  type PointerEvent,
  type RefCallback,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { direction } from '../browser/islands/direction.ts'
import { useReadyWhen } from '../browser/islands/ready.ts'

interface Options {
  /** Milliseconds until the next slide comes on its own; without them it never does. */
  interval?: number | undefined
  /** The first follows the last. */
  loop?: boolean | undefined
  /** Makes the way from slide to slide, when they are not to slide. */
  effect?: () => FadeType
  /** How many are seen at once at most. */
  visible?: number | undefined
}

/** Milliseconds within which one turn of a wheel follows another of the same gesture. */
const oneGesture = 200

/** What makes the slides wait for a while; none of them changes what the visitor chose. */
const free = { pointer: false, focus: false, reading: false }

/** The slides' engine, as the controls see it. */
export interface Slider {
  readonly viewport: RefCallback<HTMLElement>
  readonly live: boolean
  readonly selected: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  /** They move on their own, unless something makes them wait. */
  readonly plays: boolean
  /** They move on their own right now. */
  readonly moving: boolean
  /** Which slide has come last, in words; none has at the start. */
  readonly news: string
  previous(): void
  next(): void
  goTo(slide: number): void
  toggle(): void
  wait(why: keyof typeof free, waits: boolean): void
}

/** Slides to swipe, to step through and to let run. */
export function useSlider({ interval, loop = false, visible = 1, effect }: Options): Slider {
  const [plugins] = useState(() => [
    ...(effect ? [effect()] : []),
    // Who makes them wait, and for how long, is decided here: the plugin would start again what the visitor has paused.
    ...(interval === undefined ? [] : [Autoplay({ delay: interval, playOnInit: false, stopOnFocusIn: false })]),
  ])
  const [attach, api] = useEmblaCarousel({ align: 'start', loop, direction: direction() }, plugins)
  const begin = useRef(0)
  const viewport = useCallback<RefCallback<HTMLElement>>(
    (row) => {
      // Asked before the engine moves slides: a row that snaps would follow them.
      if (row) begin.current = slideAtEdge(row)
      // Its start measures all slides, which is a task of its own on a slow phone.
      startTransition(() => attach(row))
    },
    [attach],
  )
  const [place, setPlace] = useState({ selected: 0, hasPrevious: loop, hasNext: true })
  const [news, setNews] = useState('')
  const [plays, setPlays] = useState(interval !== undefined)
  const [waits, setWaits] = useState(free)
  const wait = useCallback(
    (why: keyof typeof free, value: boolean) => setWaits((known) => ({ ...known, [why]: value })),
    [],
  )
  const moving = plays && !Object.values(waits).includes(true)
  useReadyWhen(api !== undefined)

  useEffect(() => {
    if (lessMotion()) setPlays(false)
  }, [])

  useEffect(() => {
    if (!api) return
    const update = () => {
      const selected = api.selectedScrollSnap()
      setPlace({ selected, hasPrevious: api.canScrollPrev(), hasNext: api.canScrollNext() })
      loadImages(api.slideNodes(), selected, visible)
    }
    const row = api.rootNode()
    // Before script came the row was scrolled as rows are; from here on the engine moves it.
    row.scrollLeft = 0
    if (begin.current > 0) api.scrollTo(begin.current, true)
    begin.current = 0
    // Links, searches and screen readers scroll it all the same, to what they lead to: the engine goes on from there.
    const follow = () => {
      if (row.scrollLeft === 0) return
      const slide = slideAtEdge(row)
      row.scrollLeft = 0
      api.scrollTo(slide, true)
    }
    const tell = () => setNews(nameOf(api.slideNodes()[api.selectedScrollSnap()]))
    const turn = turning(api)
    row.addEventListener('scroll', follow)
    // A browser would take a way to the side for one to the page before.
    row.addEventListener('wheel', turn, { passive: false })
    update()
    api.on('select', update).on('select', tell).on('reInit', update)
    return () => {
      row.removeEventListener('scroll', follow)
      row.removeEventListener('wheel', turn)
      api.off('select', update).off('select', tell).off('reInit', update)
    }
  }, [api, visible])

  useEffect(() => {
    const autoplay: AutoplayType | undefined = api?.plugins().autoplay
    if (!api || !autoplay || !moving) return
    // Each move of the visitor's own begins the interval anew.
    const play = () => {
      // Where all are seen at once the plugin is not ready to play.
      if (api.scrollSnapList().length > 1) autoplay.play(lessMotion())
    }
    play()
    api.on('select', play).on('pointerUp', play).on('reInit', play)
    return () => {
      api.off('select', play).off('pointerUp', play).off('reInit', play)
      autoplay.stop()
    }
  }, [api, moving])

  return {
    viewport,
    live: api !== undefined,
    ...place,
    plays,
    moving,
    news,
    previous: () => api?.scrollPrev(lessMotion()),
    next: () => api?.scrollNext(lessMotion()),
    goTo: (slide) => api?.scrollTo(slide, lessMotion()),
    toggle() {
      setPlays(!plays)
      // Who presses "play" wants to see it, with the pointer and the focus still there.
      setWaits(free)
    },
    wait,
  }
}

/** Slides wait while somebody goes through them with the keyboard. */
export function waitForFocus({ wait }: Slider) {
  return {
    onFocus: ({ target }: FocusEvent) => wait('focus', target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) wait('focus', false)
    },
  }
}

/** Slides wait while somebody points at them. */
export function waitForPointer({ wait }: Slider) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => wait('pointer', pointerType === 'mouse'),
    onPointerLeave: () => wait('pointer', false),
  }
}

/** How a slide is called, and what it is about. */
function nameOf(slide: Element | undefined): string {
  const heading = slide?.querySelector('h1, h2, h3, h4')?.textContent
  return [slide?.getAttribute('aria-label'), heading].filter(Boolean).join(': ')
}

/** Two fingers on a pad that go to the side bring one slide, however far they go: what is moved by the engine does not scroll. */
function turning(api: NonNullable<UseEmblaCarouselType[1]>): (event: WheelEvent) => void {
  let last = Number.NEGATIVE_INFINITY
  return (event) => {
    const { deltaX, deltaY, timeStamp } = event
    if (Math.abs(deltaX) <= Math.abs(deltaY)) return
    event.preventDefault()
    const begins = timeStamp - last > oneGesture
    last = timeStamp
    if (!begins) return
    if (deltaX > 0 === (direction() === 'ltr')) api.scrollNext(lessMotion())
    else api.scrollPrev(lessMotion())
  }
}

/** The slide that begins nearest to where its row begins. */
function slideAtEdge(row: HTMLElement): number {
  const edge = (element: Element) => element.getBoundingClientRect()[direction() === 'rtl' ? 'right' : 'left']
  const ways = Array.from(row.firstElementChild?.children ?? [], (slide) => Math.abs(edge(slide) - edge(row)))
  return ways.indexOf(Math.min(...ways))
}

function lessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The next slides' images come before they slide in: the browser would wait until they are seen. */
function loadImages(slides: readonly HTMLElement[], selected: number, visible: number): void {
  for (let offset = -1; offset <= visible; offset += 1) {
    const slide = slides[(selected + offset + slides.length) % slides.length]
    for (const image of slide?.querySelectorAll('img') ?? []) image.loading = 'eager'
  }
}
