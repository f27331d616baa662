import { hasContents } from '../parts/article/contents.tsx'
import { Accordion } from './accordion.tsx'
import { Article } from './article.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Carousel } from './carousel.tsx'
import type { SectionDefinition, SectionType } from './definition.ts'
import { Feature } from './feature.tsx'
import { FilterList } from './filter-list.tsx'
import { Form } from './form.tsx'
import { Hero } from './hero.tsx'
import { HeroSlider } from './hero-slider.tsx'
import { Media } from './media.tsx'
import { Place } from './place.tsx'
import { Pricing } from './pricing.tsx'
import { RichText } from './rich-text.tsx'
import { Steps } from './steps.tsx'
import { Tabs } from './tabs.tsx'
import { TileGrid } from './tile-grid.tsx'

/** Every type and how it is drawn. A type without a line here does not compile. */
export const sections: { readonly [T in SectionType]: SectionDefinition<T> } = {
  accordion: { component: Accordion, island: ({ groups }) => (groups ? 'intent' : undefined) },
  article: { component: Article, island: ({ parts }) => (hasContents(parts) ? 'idle' : undefined) },
  'call-to-action': { component: CallToAction },
  carousel: { component: Carousel, island: 'visible' },
  feature: { component: Feature },
  'filter-list': { component: FilterList, island: 'intent' },
  form: { component: Form, island: 'intent' },
  'hero-slider': { component: HeroSlider, island: 'idle' },
  hero: { component: Hero },
  media: { component: Media },
  place: { component: Place },
  pricing: { component: Pricing },
  'rich-text': { component: RichText },
  steps: { component: Steps, island: ({ look }) => (look === 'guide' ? 'visible' : undefined) },
  tabs: { component: Tabs, island: 'intent' },
  'tile-grid': { component: TileGrid },
}
