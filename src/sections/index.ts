import type { SectionDefinition, SectionType } from './definition.ts'
import { Carousel } from './carousel.tsx'
import { FilterList } from './filter-list.tsx'
import { Form } from './form.tsx'
import { HeroSlider } from './hero-slider.tsx'
import { Hero } from './hero.tsx'
import { Tabs } from './tabs.tsx'

/** Every type and how it is drawn. A type without a line here does not compile. */
export const sections: { readonly [T in SectionType]: SectionDefinition<T> } = {
  carousel: { component: Carousel, island: 'visible' },
  'filter-list': { component: FilterList, island: 'intent' },
  form: { component: Form, island: 'intent' },
  'hero-slider': { component: HeroSlider, island: 'idle' },
  hero: { component: Hero },
  tabs: { component: Tabs, island: 'intent' },
}
