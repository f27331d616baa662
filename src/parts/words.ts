import type { Words } from '../generated/words.ts'

/** What slides say of themselves, and the buttons that move them. */
export type SlideWords = Omit<Words['slider'], 'highlights' | 'chooseSlide' | 'goTo'>

/** The same with a dot for each slide. */
export type CarouselWords = Omit<Words['slider'], 'highlights'>

/** What is said when a group was chosen. */
export type GroupWords = Pick<Words['choices'], 'one' | 'many'>

/** What a form says by itself. */
export type FormWords = Words['form']
