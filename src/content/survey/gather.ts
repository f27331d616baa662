import type { Colors, Ignore, Image, Page, Section, SharedUse } from '../../generated/types.ts'
import type { WordKind } from '../../schema/schema.ts'
import { mayBeFiller } from '../text/filler.ts'
import { mayHoldSigns } from '../text/read.ts'
import { isExampleText } from './example-texts.ts'
import { type Visitor, walkPage, walkSection } from './walk.ts'
import type { Gathered, Place } from './written.ts'

/** Takes down what is visited. A class, because its methods stay the same from one visit to the next: that is quicker. */
export class Gatherer implements Visitor {
  readonly gathered: Gathered = {
    hrefs: [],
    texts: [],
    copied: [],
    sources: [],
    ids: [],
    amounts: [],
    images: [],
    colors: [],
    ignoring: [],
    notShown: [],
    byType: new Map(),
  }
  /** A shared section on a page: of it only what depends on the page is taken down. */
  private borrowed = false
  /** What stands under "with": what of it depends on the page is taken down with the whole section. */
  private partial = false

  /** The entry that was visited last and whose heading is its link. */
  private titled: { link?: object } | null = null

  /** It begins in the settings. */
  constructor(private place: Place) {}

  text(value: string, kind: WordKind, holder: object, key: string | number, places?: readonly string[]): void {
    if (this.borrowed) return
    const { place } = this
    if (places || mayHoldSigns(value, kind) || mayBeFiller(value, key))
      this.gathered.texts.push({ value, kind, place, holder, key, places })
    if (isExampleText(value, key)) this.gathered.copied.push({ value, place, holder, key })
  }

  href(value: string, holder: object, key: string | number): void {
    const { place } = this
    // 35 is "#": a place on the page that the link stands on.
    if (value.charCodeAt(0) === 35 ? !this.partial : !this.borrowed)
      this.gathered.hrefs.push({
        value,
        place,
        holder,
        key,
        named: this.titled?.link === holder ? this.titled : holder,
      })
    if (!this.borrowed && value.includes('{')) this.gathered.texts.push({ value, kind: 'href', place, holder, key })
  }

  id(value: string, holder: object, key: string | number): void {
    if (!this.partial) this.gathered.ids.push({ value, place: this.place, holder, key })
  }

  src(value: string, holder: object, key: string | number): void {
    if (!this.borrowed) this.gathered.sources.push({ value, place: this.place, holder, key })
  }

  amount(value: number, decimals: number, holder: object, key: string | number): void {
    if (!this.borrowed) this.gathered.amounts.push({ value, decimals, place: this.place, holder, key })
  }

  itemLink(link: object, entry: object): void {
    this.titled = 'label' in link ? null : entry
  }

  image(image: Image): void {
    if (!this.borrowed) this.gathered.images.push({ image, place: this.place })
  }

  colors(colors: Colors): void {
    if (!this.borrowed) this.gathered.colors.push({ colors, place: this.place })
  }

  entry(entry: object, shows: ReadonlySet<string>): void {
    if (this.borrowed) return
    for (const key in entry) if (!shows.has(key)) this.gathered.notShown.push({ entry, key, shows, place: this.place })
  }

  page(place: Place, page: Page): void {
    this.place = place
    if (page.ignore) this.gathered.ignoring.push({ ignore: page.ignore, place })
    walkPage(page, this)
  }

  /** A section as it is written, and as it is drawn. What sources put into it was written elsewhere. */
  section(place: Place, written: Section, drawn: Section): void {
    this.list(place, drawn, written.ignore)
    walkSection(written, this)
  }

  /** A shared section on a page. */
  use(place: Place, section: Section, use: SharedUse): void {
    this.place = place
    this.borrowed = true
    walkSection(section, this)
    this.borrowed = false
    if (use.with) {
      // The type of the shared section says what the fields are; that some may be missing is no matter to a visit.
      const standIn = { type: section.type, ...use.with } as Section
      place.standIn = standIn
      // Rules that judge a whole section judge it as the page has it.
      this.list(place, section, standIn.ignore)
      this.partial = true
      walkSection(standIn, this)
      this.partial = false
    }
  }

  private list(place: Place, section: Section, ignore: Ignore | undefined): void {
    this.place = place
    if (ignore) this.gathered.ignoring.push({ ignore, place })
    const others = this.gathered.byType.get(section.type)
    if (others) others.push({ section, place })
    else this.gathered.byType.set(section.type, [{ section, place }])
  }
}
