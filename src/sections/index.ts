import type { SectionDefinition, SectionType } from './definition.ts'
import { Hero } from './hero.tsx'
import { Tabs } from './tabs.tsx'

/** Every type and how it is drawn. A type without a line here does not compile. */
export const sections: { readonly [T in SectionType]: SectionDefinition<T> } = {
  hero: { component: Hero },
  tabs: { component: Tabs, island: 'intent' },
}
