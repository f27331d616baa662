import { hasContents } from '../parts/article/contents.tsx'
import { Accordion } from './accordion.tsx'
import { Article } from './article.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Carousel } from './carousel.tsx'
import { Comparison } from './comparison.tsx'
import type { SectionDefinition, SectionType } from './definition.ts'
import { Feature } from './feature.tsx'
import { FilterList } from './filter-list.tsx'
import { Form } from './form.tsx'
import { Hero } from './hero.tsx'
import { HeroSlider } from './hero-slider.tsx'
import { Logos } from './logos.tsx'
import { Media } from './media.tsx'
import { Place } from './place.tsx'
import { Pricing } from './pricing.tsx'
import { Quote } from './quote.tsx'
import { RichText } from './rich-text.tsx'
import { Stats } from './stats.tsx'
import { Steps } from './steps.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { Team } from './team.tsx'
import { TileGrid } from './tile-grid.tsx'
import { Timeline } from './timeline.tsx'
import { Video } from './video.tsx'

/** Every type and how it is drawn. A type without a line here does not compile. */
export const sections: { readonly [T in SectionType]: SectionDefinition<T> } = {
  accordion: { component: Accordion, island: ({ groups }) => (groups ? 'intent' : undefined) },
  article: { component: Article, island: ({ parts }) => (hasContents(parts) ? 'idle' : undefined) },
  'call-to-action': { component: CallToAction },
  carousel: { component: Carousel, island: 'visible' },
  comparison: { component: Comparison },
  feature: { component: Feature },
  'filter-list': { component: FilterList, island: 'intent' },
  form: { component: Form, island: 'intent' },
  'hero-slider': { component: HeroSlider, island: 'idle' },
  hero: { component: Hero },
  logos: { component: Logos },
  media: { component: Media },
  place: { component: Place },
  pricing: { component: Pricing },
  quote: { component: Quote },
  'rich-text': { component: RichText },
  stats: { component: Stats },
  steps: { component: Steps, island: ({ look }) => (look === 'guide' ? 'visible' : undefined) },
  table: { component: Table },
  tabs: { component: Tabs, island: 'intent' },
  team: { component: Team },
  'tile-grid': { component: TileGrid },
  timeline: { component: Timeline },
  video: { component: Video, island: 'intent' },
}
