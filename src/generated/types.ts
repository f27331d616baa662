// Made from schemas/ by npm run generate. Do not edit.

/**
 * What a topic is called in addresses and files: small letters, digits and hyphens. Example: "roses"
 */
export type TopicName = string
/**
 * One line of text. *emphasis*, **strong emphasis** and [links](/ferry/timetable) are understood; {brand} and other variables of the site are filled in. Example: "Ready in **three days**, or [the next one is free](/workshop/repairs)."
 */
export type InlineText = string
/**
 * Where a link leads: a page of this site ("/ferry/timetable"), a place on a page ("/ferry/timetable#sunday" or "#sunday"), a file in public/ ("/downloads/guide.pdf"), another site ("https://…"), an e-mail address ("mailto:…") or a telephone number ("tel:…"). Example: "/ferry/timetable"
 */
export type LinkAddress = string
/**
 * A colour as six hexadecimal digits. Example: "#0b4f9e"
 */
export type Color = string
/**
 * The band of colour behind the section. Alternate tones to separate neighbours. Example: "tint"
 */
export type Tone = 'plain' | 'tint' | 'brand' | 'dark'
/**
 * From when on visitors see it: a day, from its beginning, or a day and a time, as clocks show it in the site's time zone. Example: "2027-01-01"
 */
export type Starts = string
/**
 * Until when visitors see it: a day, to its end, or a day and a time, as clocks show it in the site's time zone. Example: "2027-01-31T18:00"
 */
export type Ends = string
/**
 * A card that leads to a page. Example: { "heading": "See the timetable", "text": "Every half hour.", "link": { "href": "/ferry/timetable" } }
 */
export type MenuCard = Item & {
  heading: NonNullable<unknown>
  text: NonNullable<unknown>
  link: NonNullable<unknown>
}
/**
 * A name for this section, once a page, so that links can lead to it: "/workshop/repairs#team" leads to the section with the id "team". Small letters, digits and hyphens. Example: "team"
 */
export type SectionId = string
/**
 * Text of one or more paragraphs, separated by an empty line (\n\n); a single \n begins a new line. Lines that start with "- " make a list, lines that start with "1. " a numbered one; *emphasis*, **strong emphasis**, [links](/ferry/timetable) and variables work as everywhere. Example: "We start with a visit.\n\n- Day one: interviews\n- Day two: a plan"
 */
export type Prose = string
/**
 * Short points, each with a tick. Example: ["No appointment", "Fixed prices"]
 *
 * @minItems 1
 * @maxItems 14
 *
 * Items: One point. Example: "No appointment"
 */
export type Points = InlineText[]
/**
 * A small drawing beside the text. Example: "shield-check"
 */
export type Icon =
  | 'activity'
  | 'alarm'
  | 'ambulance'
  | 'apple'
  | 'award'
  | 'baby'
  | 'bed'
  | 'blood-bag'
  | 'blood-pressure'
  | 'book'
  | 'briefcase'
  | 'brush'
  | 'building-hospital'
  | 'bulb'
  | 'calendar'
  | 'cardiogram'
  | 'certificate'
  | 'chart-bar'
  | 'check'
  | 'clinic'
  | 'clipboard-check'
  | 'clock'
  | 'cloud'
  | 'code'
  | 'cookie'
  | 'credit-card'
  | 'database'
  | 'dental'
  | 'device-mobile'
  | 'download'
  | 'eye'
  | 'file-text'
  | 'flask'
  | 'gift'
  | 'hand-click'
  | 'headset'
  | 'heart'
  | 'heart-handshake'
  | 'heartbeat'
  | 'hospital'
  | 'id-badge'
  | 'infusion'
  | 'leaf'
  | 'lock'
  | 'lungs'
  | 'mail'
  | 'map-pin'
  | 'message'
  | 'microscope'
  | 'phone'
  | 'pill'
  | 'pills'
  | 'plug'
  | 'puzzle'
  | 'receipt'
  | 'report-medical'
  | 'rocket'
  | 'school'
  | 'scissors'
  | 'search'
  | 'server'
  | 'settings'
  | 'shield-check'
  | 'shopping-bag'
  | 'speakerphone'
  | 'star'
  | 'stethoscope'
  | 'syringe'
  | 'target'
  | 'test-tubes'
  | 'tooth'
  | 'training'
  | 'trending-up'
  | 'truck'
  | 'users'
  | 'video'
  | 'virus'
  | 'wallet'
  | 'wheelchair'
  | 'world'
  | 'x-ray'
/**
 * How long what visitors send is kept, in days: the lead service then erases it by itself. Personal data may be kept only as long as it is needed, and your privacy page should say how long. Without it, it is kept until somebody erases it. Example: "180 days"
 */
export type Keep = string
/**
 * One part of a page. "type" says what it is; each type has its own fields. Example: { "type": "hero", "heading": "Across the bay in twenty minutes" }
 */
export type Section =
  | AccordionSection
  | ArticleSection
  | CallToActionSection
  | CarouselSection
  | ComparisonSection
  | FeatureSection
  | FilterListSection
  | FormSection
  | HeroSection
  | HeroSliderSection
  | LogosSection
  | MediaSection
  | PlaceSection
  | PricingSection
  | QuoteSection
  | RichTextSection
  | StatsSection
  | StepsSection
  | TableSection
  | TabsSection
  | TeamSection
  | TileGridSection
  | TimelineSection
  | VideoSection
/**
 * true keeps it out of the published site; while you write you see it, with a badge. Example: true
 */
export type Draft = boolean
/**
 * Rules that this section or page does not follow, each with the reason. Example: [{ "rule": "link-text", "reason": "The partner's contract fixes these words." }]
 *
 * @minItems 1
 * @maxItems 10
 */
export type Ignore = IgnoredRule[]
/**
 * A few words in small type above the heading. Example: "Ferry and garden"
 */
export type SmallLineAbove = string
/**
 * The section's heading. Whether it is the main one of the page is worked out from its place. Example: "One ticket for the bay and the garden"
 */
export type Heading = string
/**
 * A question and its answer. Example: { "heading": "May I bring my bicycle?", "body": "Yes, on every crossing." }
 */
export type Question = Item & {
  heading: NonNullable<unknown>
}
/**
 * A part of an article: text, or what stands between two texts. Example: { "kind": "text", "body": "## In the morning\n\nThe bay is still." }
 */
export type ArticlePart = TextPart | PicturePart | QuotePart | TablePart
/**
 * Prose with headings: a line that starts with "## " is one, "### " one a step smaller. Example: "## What we store\n\nOnly what you send us."
 */
export type ArticleText = string
/**
 * What stands above each column. Example: ["Plant", "Month"]
 *
 * @minItems 2
 * @maxItems 8
 *
 * Items: What stands above one column. Example: "Plant"
 */
export type Head = string[]
/**
 * The rows, each with a cell for every column; the first cell names the row. Example: [["Peas", "March"], ["Beans", "May"]]
 *
 * @minItems 1
 * @maxItems 60
 */
export type Rows = InlineText[][]
/**
 * One to three buttons, the most important first. Example: [{ "label": "Reserve a place", "href": "/garden/courses" }]
 *
 * @minItems 1
 * @maxItems 3
 */
export type Actions = Action[]
/**
 * One card. Example: { "heading": "Spring in the greenhouse", "text": "Seedlings, cuttings and tomatoes." }
 */
export type Card = Item & {
  heading: NonNullable<unknown>
}
/**
 * One plan; one with a badge stands out. Example: { "heading": "Member", "badge": "Chosen most", "price": { "amount": 48, "per": "month" } }
 */
export type ComparedPlan = Item & {
  heading: NonNullable<unknown>
}
/**
 * What one row says of each plan. Example: { "heading": "Evenings at the wheel", "values": ["One", "Every week"] }
 */
export type ComparedRow = Item & {
  heading: NonNullable<unknown>
  values: NonNullable<unknown>
}
/**
 * The name that the choice gets in the page's address, so that it can be shared. Example: "kind"
 */
export type Parameter = string
/**
 * One entry. Example: { "heading": "A bicycle that carries a cello", "eyebrow": "A music teacher" }
 */
export type Entry = Item & {
  heading: NonNullable<unknown>
}
/**
 * One field of the form. Example: { "kind": "email", "name": "email", "label": "E-mail" }
 */
export type FormField =
  | LineOfText
  | EMailAddress
  | PhoneNumber
  | SeveralLines
  | OneChoiceFromAList
  | OneChoiceWithAllShown
  | SeveralChoices
  | BoxToAgree
/**
 * What can be chosen. Example: ["Friday", "Saturday"]
 *
 * @minItems 2
 * @maxItems 30
 *
 * Items: One choice. Example: "Friday"
 */
export type Options = string[]
/**
 * One slide. Example: { "heading": "Across the bay in twenty minutes", "text": "Every half hour, all year round.", "image": { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" } }
 */
export type Slide = Item & {
  heading: NonNullable<unknown>
  text: NonNullable<unknown>
  image: NonNullable<unknown>
}
/**
 * One name. Example: { "heading": "Safe Cycling", "note": "Examined each spring" }
 */
export type Mark = Item & {
  heading: NonNullable<unknown>
}
/**
 * A place on the picture. Example: { "heading": "Where the ferry is", "text": "To the minute.", "spot": { "x": 48, "y": 42 } }
 */
export type Callout = Item & {
  heading: NonNullable<unknown>
  spot: NonNullable<unknown>
}
/**
 * When it is open on some days. Example: { "heading": "Tuesday to Saturday", "text": "9.00 to 18.00" }
 */
export type Hours = Item & {
  heading: NonNullable<unknown>
  text: NonNullable<unknown>
}
/**
 * One plan. Example: { "heading": "Basic", "text": "Bicycles for every day", "price": { "amount": 6, "per": "month" }, "points": ["Brakes and gears"], "link": { "label": "Begin with Basic", "href": "/workshop/repairs" } }
 */
export type Plan = Item & {
  heading: NonNullable<unknown>
  text: NonNullable<unknown>
  points: NonNullable<unknown>
  link: NonNullable<unknown>
}
/**
 * Something to add. Example: { "heading": "Winter storage", "price": { "amount": 9, "per": "month" } }
 */
export type Extra = Item & {
  heading: NonNullable<unknown>
  price: NonNullable<unknown>
}
/**
 * One figure. Example: { "figure": "12,400", "heading": "bicycles mended", "note": "Our own books, 2009 to 2025" }
 */
export type Stat = Item & {
  figure: NonNullable<unknown>
  heading: NonNullable<unknown>
}
/**
 * One step. Example: { "heading": "Bring", "body": "We look at it together." }
 */
export type Step = Item & {
  heading: NonNullable<unknown>
}
/**
 * A tab and its panel. Example: { "label": "Clay", "heading": "From a lump to a jug", "body": "Two pieces are yours to keep." }
 */
export type Tab = Item & {
  heading: NonNullable<unknown>
}
/**
 * One of them. Example: { "heading": "Ada Harper", "note": "Head gardener" }
 */
export type Member = Item & {
  heading: NonNullable<unknown>
}
/**
 * One tile. Example: { "icon": "shield-check", "heading": "A promise for a year", "text": "What we mended stays mended." }
 */
export type Tile = Item & {
  heading: NonNullable<unknown>
}
/**
 * One of them. Example: { "eyebrow": "1998", "heading": "A second boat" }
 */
export type Moment = Item & {
  eyebrow: NonNullable<unknown>
  heading: NonNullable<unknown>
}
/**
 * A file that holds one page.
 */
export type PageFile = Page

/**
 * The whole website: its settings, shared sections, files of further pages, and pages.
 */
export interface SiteFile {
  /**
   * Lets programs help while you type. Example: "./schemas/pages.schema.json"
   */
  $schema?: string
  /**
   * The version of this format. Example: 2
   */
  version: 2
  site: SiteSettings
  shared?: SharedSections
  /**
   * Patterns of files that hold one page each, beside this file. ** stands for any folders, * for any name. Example: ["pages/** /*.json"]
   *
   * @maxItems 50
   *
   * Items: A pattern of page files, relative to this file. Example: "pages/** /*.json"
   */
  include?: string[]
  /**
   * The pages of the site. Their order does not matter to visitors. Example: [{ "path": "/", "title": "The bay ferry", "description": "Every half hour across the bay.", "sections": [] }]
   *
   * @minItems 1
   */
  pages: Page[]
}
/**
 * What holds for the whole site: its name, look, header, footer and the services around it.
 */
export interface SiteSettings {
  /**
   * The name of the site, shown after each page's title. Example: "The Bay Ferry"
   */
  name: string
  /**
   * Where the site will be found, without a slash at the end. Example: "https://www.bay-ferry.example"
   */
  url: string
  /**
   * The language of the texts, as browsers and screen readers name it. Example: "en-GB"
   */
  language: string
  languages?: OtherLanguages
  /**
   * The time zone in which days and times are meant, by its continent and city. Example: "Europe/London"
   */
  timezone?: string
  variables?: Variables
  /**
   * What pages of the site can be about, in the order in which they are shown. Example: [{ "name": "roses", "label": "Roses and climbers" }]
   *
   * @minItems 1
   * @maxItems 60
   */
  topics?: Topic[]
  organization?: Organisation
  people?: People
  theme: Theme
  banner?: Banner
  header?: Header
  footer?: Footer
  consent?: Consent
  chat?: Chat
  leads?: Leads
  words?: SiteWords
  budgets?: Budgets
  feed?: Feed
  /**
   * Old addresses and where they lead now. Example: [{ "from": "/ferry/boats", "to": "/ferry/timetable" }]
   *
   * @maxItems 1000
   */
  redirects?: Redirect[]
}
/**
 * Where this site is in other languages, each by the language as that site writes it. Every page leads there from its end, and search engines are told. The other sites need the same the other way round. Example: { "fr": "https://www.bac-de-la-baie.example" }
 */
export interface OtherLanguages {
  /**
   * The address of the site in this language, without a slash at the end; one that stands below a path of its host has that too. Example: "https://www.bac-de-la-baie.example"
   */
  [k: string]: string
}
/**
 * Words that appear in many places; write {name} in any text or link to have one filled in. Example: { "brand": "The Bay Ferry", "phone": "+44 0000 000000" }
 */
export interface Variables {
  /**
   * What replaces the name. Example: "The Bay Ferry"
   */
  [k: string]: string
}
/**
 * One topic. Example: { "name": "roses", "label": "Roses and climbers" }
 */
export interface Topic {
  /**
   * What pages write to say that they are about it. Example: "roses"
   */
  name: TopicName
  /**
   * What visitors read. Example: "Roses and climbers"
   */
  label: string
}
/**
 * Who publishes the site, for search engines; stands on the home page. Example: { "name": "The Bay Ferry Company", "email": "hello@bay-ferry.example" }
 */
export interface Organisation {
  /**
   * The full name of the organisation. Example: "The Bay Ferry Company"
   */
  name: string
  /**
   * What it does, in one sentence. Example: "A ferry line with a garden across the bay."
   */
  description?: string
  /**
   * Where it can be written to. Example: "{email}"
   */
  email?: string
  /**
   * Where it can be called. Example: "{phone}"
   */
  phone?: string
  /**
   * The town of its address. Example: "Havenby"
   */
  locality?: string
  /**
   * The state or region of its address. Example: "North Shore"
   */
  region?: string
  /**
   * The country as two capital letters. Example: "GB"
   */
  country?: string
  logo?: Image
}
/**
 * A picture from public/images, with words for those who do not see it. Example: { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" }
 */
export interface Image {
  /**
   * The file, as its path below public/: PNG, JPEG, WebP, AVIF or SVG. Smaller sizes and modern formats are made for you. Example: "/images/workshop/bench.svg"
   */
  src: string
  /**
   * What the picture shows, in one sentence, for visitors who do not see it. Leave it out only for a decorative picture. Example: "Tools on the wall above a workbench"
   */
  alt?: string
  /**
   * true when the picture says nothing that the text does not say; screen readers then pass over it. Example: true
   */
  decorative?: true
  /**
   * What stays in sight where the picture is cropped, in percent from its left and upper edge; without it the middle does. It changes nothing where all of the picture is shown. Example: { "x": 75, "y": 50 }
   */
  focus?: Spot
}
/**
 * A place on a picture, in percent from its left and upper edge. Example: { "x": 48, "y": 42 }
 */
export interface Spot {
  /**
   * How far from the left edge, in percent of the picture's width. Example: 48
   */
  x: number
  /**
   * How far from the upper edge, in percent of the picture's height. Example: 42
   */
  y: number
}
/**
 * Who writes for the site, each under a name that articles give as their author. Example: { "ada": { "name": "Ada Harper", "note": "Head gardener" } }
 */
export interface People {
  [k: string]: Person
}
/**
 * Somebody who writes articles. Example: { "name": "Ada Harper", "note": "Head gardener", "text": "She has grown pears at the bay since 2009." }
 */
export interface Person {
  /**
   * As visitors read it. Example: "Ada Harper"
   */
  name: string
  /**
   * A small line below the name: what they do. Example: "Head gardener"
   */
  note?: InlineText
  /**
   * A few sentences on them, at the end of their articles. Example: "She has grown pears at the bay since 2009, and answers letters."
   */
  text?: InlineText
  /**
   * Their picture, as wide as it is high. Example: { "src": "/images/people/ada.jpg", "decorative": true }
   */
  image?: Image
  /**
   * Where one learns more of them: their page, or one elsewhere. Example: "/garden/people"
   */
  href?: LinkAddress
}
/**
 * The look of the site: colours, fonts, corners and space. Example: { "colors": { "brand": "#0b4f9e", "accent": "#0f766e" } }
 */
export interface Theme {
  colors: ThemeColours
  fonts?: ThemeFonts
  /**
   * How round the corners of cards and buttons are. Example: "medium"
   */
  radius?: 'none' | 'small' | 'medium' | 'large'
  /**
   * How much room there is between sections. Example: "normal"
   */
  spacing?: 'compact' | 'normal' | 'generous'
  /**
   * How sections below the first view come in, once, within a second; never for visitors who prefer reduced motion. Example: "rise"
   */
  entrance?: 'none' | 'rise'
  /**
   * Where headings of heroes and sections stand, with the words and buttons that belong to them. Beside a picture they begin at its edge. Example: "center"
   */
  align?: 'start' | 'center'
  /**
   * How cards stand out from what is behind them. Example: "flat"
   */
  cards?: 'border' | 'flat' | 'shadow'
  /**
   * How large headings are beside running text. Example: "loud"
   */
  scale?: 'calm' | 'normal' | 'loud'
  /**
   * The shape of pictures that stand beside words. Pictures in cards and in running text keep the corners of cards. Example: "arch"
   */
  pictures?: 'soft' | 'square' | 'round' | 'arch'
  /**
   * The shape of buttons. Example: "pill"
   */
  buttons?: 'soft' | 'square' | 'pill'
  /**
   * Whether pages are light or dark. The dark colours are mixed from the same few; what stands in a brand or dark band looks alike in both. Example: "auto"
   */
  scheme?: 'light' | 'dark' | 'auto'
  /**
   * What stands between two sections. Example: "wave"
   */
  dividers?: 'none' | 'line' | 'wave' | 'scallop'
  /**
   * How much stands in the window of a phone. Example: "dense"
   */
  density?: 'normal' | 'dense'
}
/**
 * The colours that all others are mixed from. Example: { "brand": "#0b4f9e", "accent": "#0f766e" }
 */
export interface ThemeColours {
  /**
   * Buttons, links and the header; white letters must be readable on it. Example: "#0b4f9e"
   */
  brand: Color
  /**
   * Small highlights: eyebrows, icons, marks; must be readable on white. Example: "#0f766e"
   */
  accent: Color
  /**
   * Running text; must be readable on the background. Example: "#16243b"
   */
  text?: Color
  /**
   * The page behind everything. Example: "#ffffff"
   */
  background?: Color
  /**
   * Dark bands and the footer; white letters must be readable on it. Example: "#071f45"
   */
  dark?: Color
}
/**
 * The typefaces. Without them each visitor's system font is used. Example: { "text": { "family": "Inter Variable", "src": "/fonts/inter.woff2" } }
 */
export interface ThemeFonts {
  text?: Font
  heading?: Font
}
/**
 * A typeface and its file in public/. Example: { "family": "Inter Variable", "src": "/fonts/inter.woff2" }
 */
export interface Font {
  /**
   * The name of the typeface. Example: "Inter Variable"
   */
  family: string
  /**
   * A variable font file in public/. Without it the family must be on the visitor's machine. Example: "/fonts/inter.woff2"
   */
  src?: string
  /**
   * What it looks like, so that a similar typeface stands in until its file has come: without small strokes at the ends of letters, or with them. Example: "serif"
   */
  fallback?: 'sans-serif' | 'serif'
  extra?: FontExtra
}
/**
 * A second file with rare letters or signs, fetched only by pages that have them. Example: { "src": "/fonts/inter-currency.woff2", "range": "U+20B9" }
 */
export interface FontExtra {
  /**
   * The file in public/. Example: "/fonts/inter-currency.woff2"
   */
  src: string
  /**
   * The letters and signs in it, as Unicode numbers. Example: "U+20A0-20C0"
   */
  range: string
}
/**
 * A strip above the header with one piece of news, which visitors can dismiss for good. Example: { "id": "winter-timetable", "text": "The winter timetable [is here](/ferry/timetable).", "ends": "2027-01-31" }
 */
export interface Banner {
  /**
   * By it browsers remember who has dismissed the banner: other news have another. Small letters, digits and hyphens. Example: "winter-timetable"
   */
  id: string
  /**
   * One sentence, with a link where it leads on. Example: "The winter timetable [is here](/ferry/timetable)."
   */
  text: InlineText
  tone?: Tone
  starts?: Starts
  ends?: Ends
}
/**
 * The bar at the top: the logo and the menu. Example: { "menu": [{ "label": "Timetable", "href": "/ferry/timetable" }] }
 */
export interface Header {
  /**
   * The logo, which leads to the home page. In the footer and above dark sections it keeps its colours. Without one the name of the site is shown. Example: { "src": "/images/ferry/logo.svg", "alt": "The Bay Ferry" }
   */
  logo?: Image
  /**
   * false leaves out the links to the pages above, which pages such as "/garden/notes/pears" have below the bar. Example: false
   */
  breadcrumbs?: boolean
  /**
   * The same logo for headers that stand on a light section. Without it the logo is drawn in black there. Example: { "src": "/images/ferry/logo-on-light.svg", "alt": "The Bay Ferry" }
   */
  logoOnLight?: Image
  /**
   * What stands in the menu, from left to right: links, and entries that open a panel. Example: [{ "label": "Timetable", "href": "/ferry/timetable" }]
   *
   * @minItems 1
   * @maxItems 7
   */
  menu: MenuEntry[]
  /**
   * The one button of the bar, which phones have beside the menu button and again at the end of the menu. Example: { "label": "Book a crossing", "shortLabel": "Book", "href": "/ferry/timetable" }
   */
  action?: Action
  /**
   * How the bar is arranged. Example: "centered"
   */
  look?: 'bar' | 'centered'
  labels?: HeaderLabels
}
/**
 * A link, or with "groups" in place of "href" an entry that opens a panel. Example: { "label": "Timetable", "href": "/ferry/timetable" }
 */
export interface MenuEntry {
  /**
   * The word in the bar. Example: "On the bay"
   */
  label: string
  href?: LinkAddress
  /**
   * What stands on the left of the panel. Example: [{ "label": "Crossings", "items": [{ "heading": "See the timetable", "text": "Every half hour.", "link": { "href": "/ferry/timetable" } }] }]
   *
   * @minItems 1
   * @maxItems 6
   */
  groups?: MenuGroup[]
}
/**
 * A group of cards, which are shown beside its label. Example: { "label": "Crossings", "items": [{ "heading": "See the timetable", "text": "Every half hour.", "link": { "href": "/ferry/timetable" } }] }
 */
export interface MenuGroup {
  /**
   * The word on the left. Example: "Crossings"
   */
  label: string
  /**
   * The cards of the group. Example: [{ "heading": "See the timetable", "text": "Every half hour.", "link": { "href": "/ferry/timetable" } }]
   *
   * @minItems 1
   * @maxItems 4
   */
  items: MenuCard[]
}
/**
 * An entry of a list: a tile, a slide, a card, a step, an answer, a plan. All lists take the same fields, so that an entry can be copied from one section to another; each type says which it shows. Example: { "heading": "Repairs while you wait", "text": "Most are done within the hour." }
 */
export interface Item {
  /**
   * A name for the entry, once a page, so that links can lead to it. Example: "first-visit"
   */
  id?: SectionId
  /**
   * A few words above the heading: for whom, when, what kind. Example: "For beginners"
   */
  eyebrow?: string
  /**
   * What the entry is called. Example: "Repairs while you wait"
   */
  heading?: string
  /**
   * One paragraph, which may have emphasis and links. Example: "Most are done within the hour."
   */
  text?: InlineText
  /**
   * Several paragraphs, which may hold lists: lines that begin with "- ". Example: "Bring it in the morning.\n\n- No appointment\n- Fixed prices"
   */
  body?: Prose
  /**
   * A small line below: a date, a format, a condition. Example: "Open on Saturdays"
   */
  note?: InlineText
  points?: Points
  /**
   * A number, or a word in its place, in large type. Example: "30 %"
   */
  figure?: string
  icon?: Icon
  /**
   * A picture of the entry. Example: { "src": "/images/examples/workshop.svg", "alt": "A workbench with sorted tools" }
   */
  image?: Image
  link?: ItemLink
  /**
   * The colours of this entry: one of the tones of sections, or colours of its own. Example: "tint"
   */
  tone?: Colors | Tone
  /**
   * Where on a picture the entry is to be seen. Example: { "x": 48, "y": 42 }
   */
  spot?: Spot
  /**
   * What stands on the tab, where it is not the heading. Example: "Repairs"
   */
  label?: string
  /**
   * A small flag on a plan. Example: "Most popular"
   */
  badge?: string
  /**
   * What it costs. Example: { "amount": 1999, "per": "month" }
   */
  price?: Price
  /**
   * The price under the second of the periods, such as by the year. Example: { "amount": 19990, "per": "year" }
   */
  secondPrice?: Price
  /**
   * Of a row, what it says of each plan, in the order of the plans: a tick (true), a dash (false), or a few words. Example: [false, true, "Twice a week"]
   *
   * @minItems 2
   * @maxItems 4
   *
   * Items: A tick (true), a dash (false), or a few words. Example: "Twice a week"
   */
  values?: (boolean | string)[]
  /**
   * Entries inside this one, such as the files behind a tab. Example: [{ "heading": "Price list", "link": { "href": "/" } }]
   *
   * @minItems 1
   * @maxItems 12
   */
  items?: Item[]
  /**
   * Where the entries inside this one come from, behind those that are written. Example: { "pages": "/garden/courses/*" }
   */
  source?: Source
}
/**
 * Where the entry leads. Without a label its heading is the link. Example: { "label": "See all repairs", "href": "/" }
 */
export interface ItemLink {
  /**
   * What the visitor reads on it; left out, the heading is the link. Example: "See all repairs"
   */
  label?: string
  href: LinkAddress
}
/**
 * Colours of one item: text on a background. They need a contrast of at least 4.5 to 1. Example: { "text": "#0b2e6b", "background": "#e8f1ff" }
 */
export interface Colors {
  /**
   * Colour of the letters. Example: "#0b2e6b"
   */
  text: Color
  /**
   * Colour behind the letters. Example: "#e8f1ff"
   */
  background: Color
}
/**
 * An amount and how often it is paid. Example: { "amount": 6, "per": "month" }
 */
export interface Price {
  /**
   * The amount without currency sign. Example: 6
   */
  amount: number
  /**
   * How often it is paid. Example: "month"
   */
  per: 'month' | 'year' | 'week' | 'each' | 'once'
}
/**
 * Where entries come from, behind those that are written by hand: from pages of the site, or from another section. Example: { "pages": "/garden/notes/*", "sort": "newest", "limit": 3 }
 */
export interface Source {
  /**
   * The pages that become entries: all below a path, "/garden/*" one step and "/garden/**" any number of steps, or pages by their paths and in their order. Left out, all pages are looked at. Example: "/garden/notes/*"
   */
  pages?: string[] | string
  /**
   * A section whose entries are taken over, by its page and its id, so that an answer stands once. Example: "/visit#questions"
   */
  section?: string
  /**
   * Pages that are left out. Example: "/garden/notes/welcome"
   */
  except?: string[] | string
  /**
   * Only pages with this topic, or with one of these. Example: "roses"
   */
  topic?: TopicName[] | TopicName
  /**
   * true takes only pages that share topics with the page that shows the list, and never itself: those that share most come first. Example: true
   */
  related?: true
  /**
   * The order of the pages. Left out, the newest come first; pages that are all named by their paths stay as they are written. Example: "title"
   */
  sort?: 'newest' | 'oldest' | 'title' | 'as-written'
  /**
   * How many entries at most come from here; those written by hand are not counted. Example: 3
   */
  limit?: number
  /**
   * How many entries stand on a page; the rest go on at its address with "/page/2", "/page/3" and so on. Example: 12
   */
  perPage?: number
  /**
   * true makes for each topic that these pages have a page at its address with "/topic/security" and so on, with links from one to the other. Example: true
   */
  topicPages?: true
  /**
   * What happens when too little is found. Left out, it is an error. Example: "hide"
   */
  empty?: 'hide'
}
/**
 * A link drawn as a button. The first action of a group is the main one unless "look" says otherwise. Example: { "label": "Reserve a place", "href": "/garden/courses" }
 */
export interface Action {
  /**
   * What the button says, as a short invitation. Example: "Reserve a place"
   */
  label: string
  /**
   * What the button says on narrow screens, where the label would be too wide. Example: "Reserve"
   */
  shortLabel?: string
  href: LinkAddress
  /**
   * How much weight the button has. Example: "outline"
   */
  look?: 'solid' | 'outline' | 'quiet'
}
/**
 * Words on what is operated here, where they differ from those of the site. Example: { "more": "Open" }
 */
export interface HeaderLabels {
  /**
   * What the link on each card says. Example: "Open"
   */
  more?: string
}
/**
 * The end of every page: columns of links, contact data, newsletter and the legal line. Example: { "menu": [{ "heading": "On the bay", "links": [{ "label": "Timetable", "href": "/ferry/timetable" }] }], "copyright": "© 2026 {brand}" }
 */
export interface Footer {
  /**
   * Groups of links. Example: [{ "heading": "On the bay", "links": [{ "label": "Timetable", "href": "/ferry/timetable" }] }]
   *
   * @minItems 1
   * @maxItems 4
   */
  menu: FooterColumn[]
  contact?: FooterContact
  /**
   * Profiles on networks. Example: [{ "label": "{brand} on LinkedIn", "href": "https://social.example/bay-ferry", "network": "linkedin" }]
   *
   * @minItems 1
   * @maxItems 6
   */
  social?: SocialLink[]
  newsletter?: Newsletter
  /**
   * The last line. Example: "© 2026 {brand}"
   */
  copyright: string
  /**
   * Links beside the copyright line. Example: [{ "label": "What we keep", "href": "/ferry/privacy" }]
   *
   * @minItems 1
   * @maxItems 4
   */
  legal?: Link[]
  /**
   * How the footer is arranged. Example: "centered"
   */
  look?: 'columns' | 'centered' | 'large'
}
/**
 * A heading and its links. Example: { "heading": "On the bay", "links": [{ "label": "Timetable", "href": "/ferry/timetable" }] }
 */
export interface FooterColumn {
  /**
   * The title of the column. Example: "On the bay"
   */
  heading: string
  /**
   * The links of the column. Example: [{ "label": "Timetable", "href": "/ferry/timetable" }]
   *
   * @minItems 1
   * @maxItems 10
   */
  links: Link[]
}
/**
 * A text link. Example: { "label": "See all crossings", "href": "/ferry/timetable" }
 */
export interface Link {
  /**
   * What the visitor reads; it says where the link leads even when read alone. Example: "See all crossings"
   */
  label: string
  href: LinkAddress
}
/**
 * How to reach you. Example: { "heading": "Write or call", "email": "{email}", "phone": "{phone}", "address": ["Old Pier", "Havenby"] }
 */
export interface FooterContact {
  /**
   * The title of the column. Example: "Write or call"
   */
  heading: string
  /**
   * An e-mail address; becomes a link. Example: "{email}"
   */
  email?: string
  /**
   * A telephone number; becomes a link. Example: "{phone}"
   */
  phone?: string
  /**
   * The postal address, one line each. Example: ["Old Pier", "Havenby"]
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One line of the address. Example: "Old Pier"
   */
  address?: string[]
}
/**
 * A profile on a network. Example: { "label": "{brand} on LinkedIn", "href": "https://social.example/bay-ferry", "network": "linkedin" }
 */
export interface SocialLink {
  /**
   * What a screen reader says. Example: "{brand} on LinkedIn"
   */
  label: string
  href: LinkAddress
  /**
   * Which symbol is shown. Example: "linkedin"
   */
  network: 'facebook' | 'instagram' | 'linkedin' | 'x' | 'youtube'
}
/**
 * A field for subscribing by e-mail. Example: { "heading": "Newsletter", "text": "What to sow, once a month.", "label": "E-mail address", "labels": { "submit": "Subscribe" } }
 */
export interface Newsletter {
  /**
   * The title above the field. Example: "Newsletter"
   */
  heading: string
  /**
   * What subscribers get. Example: "What to sow, once a month."
   */
  text?: InlineText
  /**
   * The name of the field. Example: "E-mail address"
   */
  label: string
  /**
   * Shown under the field when the address is not one. Example: "That is no e-mail address."
   */
  invalid?: string
  /**
   * Shown when it worked. Example: "Thank you. The next letter is yours."
   */
  success?: string
  /**
   * Shown when it did not work. Example: "That did not arrive. Please try again later."
   */
  failure?: string
  labels?: NewsletterLabels
}
/**
 * Words on what is operated here, where they differ from those of the site. Example: { "submit": "Subscribe" }
 */
export interface NewsletterLabels {
  /**
   * What the button says. Example: "Subscribe"
   */
  submit?: string
}
/**
 * The notice about cookies, shown until the visitor accepts it. Example: { "text": "We use one cookie. [Read more](/ferry/privacy).", "labels": { "accept": "Accept" } }
 */
export interface Consent {
  /**
   * What the visitor agrees to. Example: "We remember which poster brought you here. [Read what we keep](/ferry/privacy)."
   */
  text: InlineText
  labels?: ConsentLabels
}
/**
 * Words on what is operated here, where they differ from those of the site. Example: { "accept": "Accept" }
 */
export interface ConsentLabels {
  /**
   * What the button says. Example: "Accept"
   */
  accept?: string
}
/**
 * The floating button that opens a chat in a messenger. Example: { "label": "Chat with us", "href": "https://chat.example/440000000000", "phone": "{phone}", "message": "Hello, I have a question about the crossing." }
 */
export interface Chat {
  /**
   * What the button does, for screen readers. Example: "Chat with us"
   */
  label: string
  /**
   * The messenger's address for your number; the message is added as "text". Example: "https://chat.example/440000000000"
   */
  href: LinkAddress
  /**
   * Your number, which is noted with each chat. Example: "{phone}"
   */
  phone: string
  /**
   * The address of the lead service where each chat that a visitor opens is noted; its last part names it in the list of leads. Without it nothing is noted. Example: "/api/chat-lead"
   */
  log?: string
  /**
   * The text that the chat starts with. Example: "Hello, I have a question about the crossing."
   */
  message: string
  /**
   * Other texts for some pages. Example: [{ "paths": ["/workshop/repairs"], "message": "Hello, my bicycle makes a noise." }]
   *
   * @minItems 1
   * @maxItems 20
   */
  greetings?: Greeting[]
}
/**
 * The text that the chat starts with on some pages. Example: { "paths": ["/workshop/repairs"], "message": "Hello, my bicycle makes a noise." }
 */
export interface Greeting {
  /**
   * The pages. Example: ["/", "/workshop/repairs"]
   *
   * @minItems 1
   * @maxItems 50
   *
   * Items: The path of a page. Example: "/workshop/repairs"
   */
  paths: string[]
  /**
   * The text on these pages. Example: "Hello, my bicycle makes a noise."
   */
  message: string
}
/**
 * Where forms are sent, how long what visitors send is kept, and what they get for an answer. Example: { "keep": "365 days" }
 */
export interface Leads {
  /**
   * The address of the lead service, without a slash at the end. Leave the setting out when the site's own server receives the forms. Example: "https://leads.bay-ferry.example"
   */
  base?: string
  /**
   * How long what visitors send is kept where their form has no "keep" of its own, what the newsletter and the chat bring included. Example: "365 days"
   */
  keep?: Keep
  answer?: FormAnswer
}
/**
 * The mail that thanks a visitor who has left an e-mail address. Nothing of what the visitor wrote stands in it. Example: { "subject": "We have your request", "body": "Thank you. Your request has the number {reference}." }
 */
export interface FormAnswer {
  /**
   * What the mail is about. Example: "We have your request"
   */
  subject: string
  /**
   * What it says; {reference} is the number that the visitor sees after sending. Example: "Thank you. Your request has the number {reference}.\n\nUntil we write, [look around](/workshop)."
   */
  body: Prose
}
/**
 * What the pages, the mails and the server say by themselves. All of it is English unless you write it here, in the language of the site; what a section says under its own "labels" comes first. Example: { "card": { "more": "Lire la suite", "less": "Replier" } }
 */
export interface SiteWords {
  slider?: SliderWords
  card?: CardWords
  choices?: ChoiceWords
  pager?: PagerWords
  topics?: TopicsWords
  form?: FormWords
  price?: PriceWords
  comparison?: ComparisonWords
  article?: ArticleWords
  video?: VideoWords
  banner?: BannerWords
  header?: HeaderWords
  footer?: FooterWords
  consent?: ConsentWords
  chat?: ChatWords
  newsletter?: NewsletterWords
  notFound?: NotFoundWords
  answers?: AnswerWords
  refusals?: RefusalWords
  notSent?: NotSentWords
  mail?: MailWords
  server?: ServerWords
}
/**
 * What the controls of sliders and carousels say, most of it to screen readers. Example: { "carousel": "carrousel" }
 */
export interface SliderWords {
  /**
   * What a screen reader calls the whole. Example: "carrousel"
   */
  carousel?: string
  /**
   * What a screen reader calls one of its slides. Example: "image"
   */
  slide?: string
  /**
   * The name of a slider at the top of a page that has no line above its headings. Example: "À la une"
   */
  highlights?: string
  /**
   * The button to the slide before. Example: "Image précédente"
   */
  previous?: string
  /**
   * The button to the slide after. Example: "Image suivante"
   */
  next?: string
  /**
   * The button that stops slides which move by themselves. Example: "Arrêter les images"
   */
  pause?: string
  /**
   * The button that lets them move again. Example: "Faire défiler les images"
   */
  play?: string
  /**
   * The name of the row of dots. Example: "Choisir une image"
   */
  chooseSlide?: string
  /**
   * A dot; {slide} is the number of its slide. Example: "Aller à l’image {slide}"
   */
  goTo?: string
  /**
   * Which slide it is; {slide} is its number, {slides} how many there are. Example: "{slide} sur {slides}"
   */
  place?: string
}
/**
 * What opens and closes further text on a card. Example: { "more": "Lire la suite" }
 */
export interface CardWords {
  /**
   * The button that opens the text. Example: "Lire la suite"
   */
  more?: string
  /**
   * The button that closes it. Example: "Replier"
   */
  less?: string
}
/**
 * What is said of a row of buttons of which one is chosen. Example: { "choose": "Choisir" }
 */
export interface ChoiceWords {
  /**
   * The name of a row that has neither a label nor a heading. Example: "Choisir"
   */
  choose?: string
  /**
   * What a screen reader says when the chosen group has one entry; {group} is its label. Example: "{group} : 1 résultat"
   */
  one?: string
  /**
   * The same for any other number, {entries}. Where your language has several plurals, choose words that need none. Example: "{group} : {entries} résultats"
   */
  many?: string
}
/**
 * What is said of a list that goes on over several pages. Example: { "next": "Suivante" }
 */
export interface PagerWords {
  /**
   * The name of the row of links, for those who do not see it. Example: "Pages de la liste"
   */
  name?: string
  /**
   * The link to the page before. Example: "Précédente"
   */
  previous?: string
  /**
   * The link to the page after. Example: "Suivante"
   */
  next?: string
  /**
   * What a screen reader says of the link to a page; {page} is its number. Example: "Page {page}"
   */
  page?: string
  /**
   * The title of a further page; {title} is that of the first, {page} the number. Example: "{title} – page {page}"
   */
  title?: string
}
/**
 * What is said of a list whose topics have pages of their own. Example: { "all": "Tous" }
 */
export interface TopicsWords {
  /**
   * The name of the row of links, for those who do not see it. Example: "Sujets de la liste"
   */
  name?: string
  /**
   * The link to the whole list. Example: "Tous"
   */
  all?: string
  /**
   * The title of a topic's page; {title} is that of the list's page, {topic} the topic. Example: "{title} : {topic}"
   */
  title?: string
  /**
   * The description of a topic's page; {description} is that of the list's page, {topic} the topic. Example: "{topic} : {description}"
   */
  description?: string
}
/**
 * What forms say by themselves. Example: { "submit": "Envoyer" }
 */
export interface FormWords {
  /**
   * The button that sends the form. Example: "Envoyer"
   */
  submit?: string
  /**
   * The line above the fields. Example: "Les champs marqués * sont obligatoires."
   */
  mandatory?: string
  /**
   * The first line of a list to choose from. Example: "Veuillez choisir"
   */
  pleaseChoose?: string
  /**
   * Shown without script in a form that sends nothing. Example: "Ce formulaire a besoin de JavaScript."
   */
  needsScript?: string
  /**
   * The label of a hidden field that only programs fill in. Example: "Laissez ce champ vide"
   */
  trap?: string
  /**
   * The button while the answers are sent. Example: "Envoi …"
   */
  sending?: string
  /**
   * The button when that has failed. Example: "Réessayer"
   */
  tryAgain?: string
  /**
   * Shown when the answers have arrived. Example: "Merci, nous avons bien reçu vos réponses."
   */
  success?: string
  /**
   * Said after that; {reference} is what the visitor can name the answers by later. Example: "Votre référence : {reference}."
   */
  reference?: string
  /**
   * Shown when they have not. Example: "Une erreur est survenue. Réessayez plus tard."
   */
  failure?: string
  /**
   * Said after that, of what was written. Example: "Vos réponses sont encore là."
   */
  kept?: string
  /**
   * Shown when too many were sent from one network. Example: "Trop d’envois depuis votre réseau. Patientez une minute."
   */
  busy?: string
  /**
   * Shown when there is no connection. Example: "Vous êtes hors ligne. Reconnectez-vous et réessayez."
   */
  offline?: string
}
/**
 * How often an amount is paid, after the amount. Example: { "month": "par mois" }
 */
export interface PriceWords {
  /**
   * Every month. Example: "par mois"
   */
  month?: string
  /**
   * Every year. Example: "par an"
   */
  year?: string
  /**
   * Every week. Example: "par semaine"
   */
  week?: string
  /**
   * For each piece. Example: "la pièce"
   */
  each?: string
  /**
   * A single time. Example: "une fois"
   */
  once?: string
  /**
   * What one chooses between prices of two periods, for screen readers. Example: "Paiement"
   */
  periods?: string
}
/**
 * What the ticks and dashes of a comparison say to screen readers. Example: { "yes": "Oui", "no": "Non" }
 */
export interface ComparisonWords {
  /**
   * A tick: the plan has it. Example: "Oui"
   */
  yes?: string
  /**
   * A dash: the plan does not have it. Example: "Non"
   */
  no?: string
}
/**
 * What articles say of themselves. Example: { "contents": "Sur cette page" }
 */
export interface ArticleWords {
  /**
   * Above the list of an article's headings. Example: "Sur cette page"
   */
  contents?: string
  /**
   * How long it takes to read; {minutes} is a number. Example: "{minutes} min de lecture"
   */
  readingTime?: string
  /**
   * When it was changed last; {day} is a date. Example: "Mis à jour le {day}"
   */
  updated?: string
  /**
   * Above the words on the author, at the end. Example: "L’auteur"
   */
  author?: string
  /**
   * The name of the links to the articles before and after. Example: "Autres articles"
   */
  others?: string
  /**
   * The article that was published before. Example: "Article précédent"
   */
  previous?: string
  /**
   * The article that was published after. Example: "Article suivant"
   */
  next?: string
}
/**
 * What films say of themselves. Example: { "play": "Voir le film" }
 */
export interface VideoWords {
  /**
   * The button on the picture of a film. Example: "Voir le film"
   */
  play?: string
  /**
   * Under the picture of a film that is not the site's own; {host} is whose it is. Example: "Le film vient de {host}, dès que vous le lancez."
   */
  host?: string
  /**
   * What opens the words of a film. Example: "Transcription"
   */
  transcript?: string
}
/**
 * What the strip above the header says beside its text. Example: { "dismiss": "Masquer cette annonce" }
 */
export interface BannerWords {
  /**
   * What a screen reader calls the strip. Example: "Annonce"
   */
  name?: string
  /**
   * The button that hides it for good. Example: "Masquer cette annonce"
   */
  dismiss?: string
}
/**
 * What the top of every page says by itself, most of it to screen readers. Example: { "skip": "Aller au contenu" }
 */
export interface HeaderWords {
  /**
   * The first link of the page, seen when the keyboard reaches it. Example: "Aller au contenu"
   */
  skip?: string
  /**
   * The name of the menu. Example: "Navigation principale"
   */
  main?: string
  /**
   * The heading of the menu on phones. Example: "Sommaire"
   */
  menu?: string
  /**
   * The button that opens it on phones. Example: "Ouvrir le sommaire"
   */
  openMenu?: string
  /**
   * The button that closes it. Example: "Fermer le sommaire"
   */
  closeMenu?: string
  /**
   * The button in a panel of the menu. Example: "Fermer"
   */
  closePanel?: string
  /**
   * The link of a card in the menu. Example: "En savoir plus"
   */
  more?: string
  /**
   * The name of the links to the pages above this one. Example: "Vous êtes ici"
   */
  breadcrumbs?: string
  /**
   * The first of them, which leads to the home page. Example: "Accueil"
   */
  home?: string
}
/**
 * The names that screen readers have for lists at the end of every page. Example: { "social": "Réseaux sociaux" }
 */
export interface FooterWords {
  /**
   * The links to networks. Example: "Réseaux sociaux"
   */
  social?: string
  /**
   * The links beside the copyright line. Example: "Mentions légales"
   */
  legal?: string
  /**
   * The links to the site in other languages. Example: "Autres langues"
   */
  languages?: string
}
/**
 * What the notice about cookies says beside its text. Example: { "name": "Témoins de connexion" }
 */
export interface ConsentWords {
  /**
   * What a screen reader calls the notice. Example: "Témoins de connexion"
   */
  name?: string
  /**
   * The button. Example: "Accepter"
   */
  accept?: string
}
/**
 * What is said of the button for a chat. Example: { "name": "Messagerie" }
 */
export interface ChatWords {
  /**
   * What a screen reader calls the place of the button. Example: "Messagerie"
   */
  name?: string
}
/**
 * What the newsletter says where its settings say nothing. Example: { "label": "Courriel" }
 */
export interface NewsletterWords {
  /**
   * The name of its field in answers of the server. Example: "Courriel"
   */
  label?: string
  /**
   * The button. Example: "S’abonner"
   */
  submit?: string
  /**
   * Shown when the address is not one. Example: "Adresse non valable"
   */
  invalid?: string
  /**
   * Shown when it worked. Example: "Vous êtes abonné."
   */
  success?: string
  /**
   * Shown when it did not. Example: "Une erreur est survenue. Réessayez plus tard."
   */
  failure?: string
}
/**
 * The page at an address that leads nowhere. A page of your own at "/404" takes its place. Example: { "title": "Page introuvable" }
 */
export interface NotFoundWords {
  /**
   * The title of the page in browsers. Example: "Page introuvable"
   */
  title?: string
  /**
   * What it is about. Example: "Aucune page à cette adresse."
   */
  description?: string
  /**
   * Its heading. Example: "Cette page n’existe pas"
   */
  heading?: string
  /**
   * What may be the reason. Example: "L’adresse est peut-être mal écrite."
   */
  text?: string
  /**
   * The link to the home page. Example: "Retour à l’accueil"
   */
  home?: string
}
/**
 * What the server says is wrong with an answer in a form. Example: { "missing": "Veuillez remplir ce champ." }
 */
export interface AnswerWords {
  /**
   * A field was left empty. Example: "Veuillez remplir ce champ."
   */
  missing?: string
  /**
   * Nothing was chosen where one is to be. Example: "Veuillez faire un choix."
   */
  missingChoice?: string
  /**
   * Nothing was chosen where several can be. Example: "Veuillez cocher au moins une case."
   */
  missingChoices?: string
  /**
   * A box that has to be ticked was not. Example: "Veuillez cocher cette case."
   */
  missingConsent?: string
  /**
   * {limit} is how many characters the field takes. Example: "Au plus {limit} caractères, s’il vous plaît."
   */
  tooLong?: string
  /**
   * What was written is no e-mail address. Example: "Veuillez écrire une adresse de courriel."
   */
  email?: string
  /**
   * What was sent is not on the list. Example: "Veuillez choisir dans la liste."
   */
  choice?: string
  /**
   * Anything else. Example: "Cette réponse ne convient pas."
   */
  wrong?: string
  /**
   * For programs: the form has no such field. Example: "Ce champ n’existe pas."
   */
  noField?: string
  /**
   * For programs: what was sent is no set of answers. Example: "Envoyez un objet avec les champs du formulaire."
   */
  notObject?: string
}
/**
 * Why the server does not take what was sent. Example: { "failed": "Une erreur est survenue. Réessayez plus tard." }
 */
export interface RefusalWords {
  /**
   * Whatever is no fault of the visitor’s. Example: "Une erreur est survenue. Réessayez plus tard."
   */
  failed?: string
  /**
   * Above a form whose answers have mistakes. Example: "Pas envoyé : voyez ce qui est marqué."
   */
  wrongAnswers?: string
  /**
   * {seconds} is when the next may come. Example: "Trop de demandes. Réessayez dans {seconds} s."
   */
  tooMany?: string
  /**
   * More was sent than the form can take. Example: "C’est trop long pour ce formulaire."
   */
  tooLarge?: string
  /**
   * The form has another name by now than when its page was opened. Example: "Ce formulaire a changé. Veuillez recharger la page."
   */
  noForm?: string
  /**
   * The form stands on another site. Example: "Cette adresse n’accepte pas d’autres sites."
   */
  otherSite?: string
  /**
   * For programs: another method. Example: "Seulement POST."
   */
  method?: string
  /**
   * For programs: another media type. Example: "Envoyez du JSON ou un formulaire."
   */
  mediaType?: string
  /**
   * For programs: another encoding. Example: "Le corps n’est pas en UTF-8."
   */
  notUtf8?: string
  /**
   * For programs: JSON that cannot be read. Example: "Le corps n’est pas du JSON."
   */
  notJson?: string
  /**
   * For programs: anything else that cannot be read. Example: "Cette demande est illisible."
   */
  unreadable?: string
  /**
   * For programs: a key that is none. Example: "La clé d’idempotence n’est pas un texte court."
   */
  wrongKey?: string
  /**
   * For programs: a key that has named other answers. Example: "Cette clé d’idempotence a déjà servi."
   */
  usedKey?: string
}
/**
 * The page that visitors without script get when their answers were not taken. Example: { "title": "Pas envoyé" }
 */
export interface NotSentWords {
  /**
   * Its heading. Example: "Pas envoyé"
   */
  title?: string
  /**
   * How to come back to what was written. Example: "Revenez en arrière : vos réponses sont encore là."
   */
  back?: string
}
/**
 * What stands around the answers in a mail to your staff. Example: { "subject": "Nouvelle demande : {form}" }
 */
export interface MailWords {
  /**
   * The subject; {form} is the name of the form. Example: "Nouvelle demande : {form}"
   */
  subject?: string
  /**
   * A box was ticked. Example: "oui"
   */
  yes?: string
  /**
   * A box was not. Example: "non"
   */
  no?: string
  /**
   * Before the time. Example: "Reçu"
   */
  receivedAt?: string
  /**
   * Before the page that it was sent from. Example: "Page"
   */
  page?: string
  /**
   * Before the campaign that brought the visitor. Example: "Campagne"
   */
  source?: string
  /**
   * Before what the visitor has agreed to. Example: "A accepté"
   */
  consent?: string
  /**
   * Before the number of what was sent. Example: "Demande"
   */
  id?: string
}
/**
 * What the server says, as plain text, of a request that leads to no page. Example: { "failed": "Une erreur est survenue. Réessayez." }
 */
export interface ServerWords {
  /**
   * The server has failed. Example: "Une erreur est survenue. Réessayez."
   */
  failed?: string
  /**
   * The address cannot be read. Example: "Cette adresse est illisible."
   */
  unreadable?: string
  /**
   * There is no page, nor one that says so. Example: "Aucune page à cette adresse."
   */
  noPage?: string
  /**
   * A server that has no pages is asked for one. Example: "Rien à cette adresse."
   */
  nothing?: string
  /**
   * For programs: another method. Example: "Seulement GET et HEAD."
   */
  method?: string
}
/**
 * The most bytes that a page may weigh when sent (brotli). A heavier page fails the build. Example: { "html": 20000, "css": 8000, "script": 95000 }
 */
export interface Budgets {
  /**
   * Bytes of the document, with its styles. Example: 20000
   */
  html?: number
  /**
   * Bytes of the styles in the document. Example: 8000
   */
  css?: number
  /**
   * Bytes of all scripts that the page can load. Example: 95000
   */
  script?: number
}
/**
 * A feed (RSS) of the site's articles, for readers who subscribe with an app. Example: { "path": "/garden/notes/feed.xml", "under": "/garden/notes", "title": "Notes from the garden", "description": "What to sow, and when." }
 */
export interface Feed {
  /**
   * The address of the feed. Example: "/garden/notes/feed.xml"
   */
  path: string
  /**
   * The newest hundred articles below this path are in the feed. Example: "/garden/notes"
   */
  under: string
  /**
   * The name of the feed. Example: "Notes from the garden"
   */
  title: string
  /**
   * A sentence about what is in it. Example: "What to sow, and when."
   */
  description: string
}
/**
 * One old address and its new one. Example: { "from": "/ferry/boats", "to": "/ferry/timetable" }
 */
export interface Redirect {
  /**
   * The old address. Example: "/ferry/boats"
   */
  from: string
  to: LinkAddress
}
/**
 * Sections that several pages use, each under a name. A page puts one in its list with { "use": "NAME" }. Example: { "open-morning": { "type": "call-to-action", "heading": "Come and try it yourself", "actions": [{ "label": "Reserve a place", "href": "/garden/courses" }] } }
 */
export interface SharedSections {
  [k: string]: Section
}
/**
 * Questions that open to their answers, one at a time; several groups get a row of buttons.
 */
export interface AccordionSection {
  /**
   * Questions and answers; one open at a time.
   */
  type: 'accordion'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading?: Heading
  /**
   * A sentence or two under the heading. Example: "Every bench has its own tools, so nobody waits."
   */
  text?: InlineText
  /**
   * true also tells search engines that these are frequently asked questions. Only once on a page. Example: true
   */
  forSearch?: boolean
  /**
   * The questions, in one list; where they fall into several, they stand under "groups". Example: [{ "heading": "May I bring my bicycle?", "body": "Yes." }]
   *
   * @minItems 1
   * @maxItems 30
   */
  items?: Question[]
  source?: Source
  /**
   * Two to eight lists of questions, with a row of buttons to choose one; a single list stands under "items". Example: [{ "label": "Tickets", "items": [{ "heading": "May I bring my bicycle?", "body": "Yes." }] }, { "label": "Groups", "items": [{ "heading": "Is there a price for schools?", "body": "Half of it." }] }]
   *
   * @minItems 2
   * @maxItems 8
   */
  groups?: QuestionGroup[]
  labels?: AccordionLabels
}
/**
 * One rule and why it does not apply here. Example: { "rule": "link-text", "reason": "The partner's contract fixes these words." }
 */
export interface IgnoredRule {
  /**
   * The rule's name as the message gives it. Example: "link-text"
   */
  rule: string
  /**
   * Why the rule does not apply, for the next reader. Example: "The partner's contract fixes these words."
   */
  reason: string
}
/**
 * Questions that belong together. Example: { "label": "🎫 Tickets", "items": [{ "heading": "May I bring my bicycle?", "body": "Yes." }] }
 */
export interface QuestionGroup {
  /**
   * The word on the button. Example: "🎫 Tickets"
   */
  label: string
  /**
   * The questions. Example: [{ "heading": "May I bring my bicycle?", "body": "Yes." }]
   *
   * @maxItems 30
   */
  items: Question[]
  source?: Source
}
/**
 * Words on what is operated here, where they differ from those of the site. Example: { "choices": "Subject" }
 */
export interface AccordionLabels {
  /**
   * What the row of buttons chooses, for screen readers. Example: "Subject"
   */
  choices?: string
}
/**
 * A long text to be read like a magazine: with a list of its headings, pictures, quotes and tables. Author, days and picture are those of the page, and so are the articles before and after it.
 */
export interface ArticleSection {
  /**
   * A long text to be read: a blog article, a lesson, a legal text.
   */
  type: 'article'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading?: Heading
  /**
   * What it is about, in a sentence or two of larger type. Example: "A bench, three hooks and a good lamp: what you need before you buy tools."
   */
  text?: InlineText
  /**
   * The article from top to bottom: texts, and pictures, quotes and tables between them. Example: [{ "kind": "text", "body": "## In the morning\n\nThe bay is still." }]
   *
   * @minItems 1
   * @maxItems 60
   */
  parts: ArticlePart[]
}
/**
 * Text with headings. Example: { "kind": "text", "body": "## In the morning\n\nThe bay is still." }
 */
export interface TextPart {
  /**
   * Paragraphs, lists and headings.
   */
  kind: 'text'
  /**
   * A name for the part, once a page, so that links can lead to it. Example: "first-visit"
   */
  id?: SectionId
  /**
   * Paragraphs, lists, and headings that start with "## " (one step smaller: "### "). Those with "## " are listed beside the article. Example: "## In the morning\n\nThe bay is still."
   */
  body: ArticleText
}
/**
 * A picture as wide as the text. Example: { "kind": "image", "image": { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" }, "note": "What is used most hangs lowest." }
 */
export interface PicturePart {
  /**
   * A picture with a line below it.
   */
  kind: 'image'
  /**
   * The picture. Example: { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" }
   */
  image: Image
  /**
   * A small line below it: what it shows, who took it. Example: "What is used most hangs lowest."
   */
  note?: InlineText
}
/**
 * A sentence in large type, to be read first: of somebody, or of the article itself. Example: { "kind": "quote", "text": "A bench is never finished.", "note": "Ada Harper" }
 */
export interface QuotePart {
  /**
   * A sentence in large type.
   */
  kind: 'quote'
  /**
   * The sentence, without quotation marks. Example: "A bench is never finished."
   */
  text: InlineText
  /**
   * A small line below it: who said it. Example: "Ada Harper, on her first bench"
   */
  note?: InlineText
}
/**
 * A table; on narrow screens it scrolls by itself. Example: { "kind": "table", "heading": "When to sow", "head": ["Plant", "Month"], "rows": [["Peas", "March"], ["Beans", "May"]] }
 */
export interface TablePart {
  /**
   * A table with a heading.
   */
  kind: 'table'
  /**
   * What the table shows. Example: "When to sow"
   */
  heading: string
  head: Head
  rows: Rows
  /**
   * A small line below it: where the figures are from. Example: "For sheltered gardens at the bay."
   */
  note?: InlineText
}
/**
 * A band that invites to the next step, usually last on a page.
 */
export interface CallToActionSection {
  /**
   * A band with an invitation and buttons.
   */
  type: 'call-to-action'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading: Heading
  /**
   * One sentence that makes the step easy. Example: "Two hours, no charge."
   */
  text?: InlineText
  /**
   * One to three buttons, the most important first. Example: [{ "label": "Reserve a place", "href": "/garden/courses" }]
   */
  actions: Actions
  /**
   * A picture at the side; a small one with the looks "slim" and "centered", which need none. Example: { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" }
   */
  image?: Image
  /**
   * How the invitation stands. Example: "inset"
   */
  look?: 'band' | 'inset' | 'slim' | 'centered'
}
/**
 * Cards in a row that visitors move through; it can move on its own and stand beside a fact and buttons.
 */
export interface CarouselSection {
  /**
   * Cards in a row to move through, maybe with a fact card and buttons beside them.
   */
  type: 'carousel'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading: Heading
  /**
   * A sentence or two under the heading. Example: "Every bench has its own tools, so nobody waits."
   */
  text?: InlineText
  /**
   * Two to twelve cards. Example: [{ "heading": "Spring in the greenhouse", "text": "Seedlings, cuttings and tomatoes.", "image": { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" } }]
   *
   * @maxItems 12
   */
  items: Card[]
  source?: Source
  /**
   * How many cards are seen at once on wide screens; tablets show two, phones one. Left out, it is 3. Example: 3
   */
  columns?: number
  /**
   * Milliseconds that each one stays before the next comes on its own. Leave it out to let only the visitor move on. Example: 5000
   */
  interval?: number
  /**
   * true starts again after the last card. Example: true
   */
  loop?: boolean
  /**
   * Buttons for the previous and the next card. They are there unless this is false. Example: true
   */
  arrows?: boolean
  /**
   * A button for each card. They are there unless this is false. Example: true
   */
  dots?: boolean
  aside?: CarouselAside
  labels?: CarouselLabels
}
/**
 * What stands beside the cards. Example: { "heading": "Have you counted?", "text": "A bumblebee calls on three thousand flowers a day." }
 */
export interface CarouselAside {
  /**
   * The small title of the fact card. Example: "Have you counted?"
   */
  heading: string
  /**
   * The fact. Example: "A bumblebee calls on three thousand flowers a day."
   */
  text: InlineText
  /**
   * A line in large type under the buttons. Example: "Open on every day from March to November"
   */
  note?: InlineText
  /**
   * Buttons under the fact. Example: [{ "label": "Reserve a tour", "href": "/garden/spring" }]
   */
  actions?: Actions
}
/**
 * Words on what is operated here, where they differ from those of the site. Example: { "more": "Tell me more", "less": "That will do" }
 */
export interface CarouselLabels {
  /**
   * What the button says that opens further text. Example: "Tell me more"
   */
  more?: string
  /**
   * What the button says that closes further text. Example: "That will do"
   */
  less?: string
}
/**
 * Plans side by side in a table, with what each of them has, row by row.
 */
export interface ComparisonSection {
  /**
   * A table of plans and what each has.
   */
  type: 'comparison'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading?: Heading
  /**
   * A sentence or two under the heading. Example: "Clay and glazes are part of every membership."
   */
  text?: InlineText
  /**
   * The currency of the prices, as three capital letters; needed where a plan has a price. Example: "EUR"
   */
  currency?: string
  /**
   * Two to four plans, from left to right. Example: [{ "heading": "Guest" }, { "heading": "Member", "badge": "Chosen most" }]
   *
   * @minItems 2
   * @maxItems 4
   */
  items: ComparedPlan[]
  /**
   * Rows that belong together, under a label. Example: [{ "label": "At the wheel", "items": [{ "heading": "Evenings a week", "values": ["One", "Any"] }] }]
   *
   * @minItems 1
   * @maxItems 12
   */
  groups: ComparedGroup[]
  /**
   * A line under the table. Example: "Notice is a month, at any time."
   */
  note?: InlineText
}
/**
 * Rows that belong together. Example: { "label": "At the wheel", "items": [{ "heading": "Evenings a week", "values": ["One", "Any"] }] }
 */
export interface ComparedGroup {
  /**
   * What its rows have in common. Example: "At the wheel"
   */
  label: string
  /**
   * The rows. Example: [{ "heading": "Evenings a week", "values": ["One", "Any"] }]
   *
   * @minItems 1
   * @maxItems 30
   */
  items: ComparedRow[]
}
/**
 * Words beside a picture: who we are, a promise, a programme.
 */
export interface FeatureSection {
  /**
   * Words beside a picture, with points and buttons.
   */
  type: 'feature'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading: Heading
  /**
   * One to three paragraphs. Example: "We began in a shed by the harbour."
   */
  body?: Prose
  /**
   * Short points with a mark. Example: ["Mended within three days", "No charge when we cannot mend it"]
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: One point. Example: "Mended within three days"
   */
  points?: InlineText[]
  /**
   * The picture. Example: { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" }
   */
  image?: Image
  /**
   * Where the picture stands on wide screens. Example: "left"
   */
  side?: 'right' | 'left'
  /**
   * Buttons under the text. Example: [{ "label": "Meet the four of us", "href": "/workshop/repairs" }]
   */
  actions?: Actions
}
/**
 * A list of cases or projects that visitors narrow down with a row of buttons.
 */
export interface FilterListSection {
  /**
   * A list with a row of buttons that narrow it down.
   */
  type: 'filter-list'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading?: Heading
  /**
   * A sentence or two under the heading. Example: "Every bench has its own tools, so nobody waits."
   */
  text?: InlineText
  parameter?: Parameter
  /**
   * The choices and what each one lists; the first is shown at the start. Example: [{ "label": "Town", "items": [{ "heading": "A bicycle that carries a cello" }] }]
   *
   * @maxItems 10
   */
  groups: FilterGroup[]
  source?: Source
  labels?: FilterListLabels
}
/**
 * One choice and its entries. Example: { "label": "Town", "items": [{ "heading": "A bicycle that carries a cello" }] }
 */
export interface FilterGroup {
  /**
   * The word on the button. Example: "Town"
   */
  label: string
  /**
   * The entries. Example: [{ "heading": "A bicycle that carries a cello" }]
   *
   * @maxItems 20
   */
  items: Entry[]
  source?: Source
}
/**
 * Words on what is operated here, where they differ from those of the site. Example: { "choices": "Kind" }
 */
export interface FilterListLabels {
  /**
   * What the row of buttons chooses, for screen readers. Example: "Kind"
   */
  choices?: string
}
/**
 * A form that visitors fill in; what they send is stored as a lead.
 */
export interface FormSection {
  /**
   * A form with fields and a button.
   */
  type: 'form'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  /**
   * The name of the form: what visitors send stands under it in your list of leads. Example: "repair-request"
   */
  name: string
  eyebrow?: SmallLineAbove
  heading: Heading
  /**
   * A sentence or two under the heading. Example: "Every bench has its own tools, so nobody waits."
   */
  text?: InlineText
  /**
   * The fields from top to bottom. Example: [{ "kind": "email", "name": "email", "label": "E-mail" }]
   *
   * @minItems 1
   * @maxItems 30
   */
  fields: FormField[]
  /**
   * A line below the button, such as when visitors are answered. Example: "We answer within **one working day**."
   */
  note?: InlineText
  /**
   * Shown when it was sent. Example: "Thank you. We answer within one working day."
   */
  success?: string
  /**
   * Shown in place of success when the visitor left neither an e-mail address nor a telephone number. Example: "Thank you. You left no address, so please call us on [+1 000 000](tel:+1000000)."
   */
  unreachable?: InlineText
  /**
   * A panel that takes the place of the form once it was sent, with the words of success in it. Without it these words stand below the form, which can be filled in again. Example: { "heading": "Your repair is on our list" }
   */
  afterwards?: FormAfterwards
  /**
   * Shown when it could not be sent. Example: "That did not arrive. Please try again later."
   */
  failure?: string
  /**
   * A link back, for pages without header. It leads to the page that the visitor came from; the address is for who came from elsewhere. Example: { "label": "Back", "href": "/workshop/repairs" }
   */
  back?: Link
  /**
   * A picture beside the form. Example: { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" }
   */
  image?: Image
  labels?: FormLabels
  /**
   * It sends what visitors write, unless this is false: for a preview of a form to come. Example: false
   */
  sends?: boolean
  keep?: Keep
  /**
   * The mail that visitors get here, in place of the site's. Example: { "subject": "Your repair", "body": "Thank you. Your repair has the number {reference}." }
   */
  answer?: FormAnswer
  /**
   * Visitors who leave an e-mail address get the site's answer, unless this is false. Example: false
   */
  answers?: boolean
}
/**
 * A few words on one line, such as a name. Example: { "kind": "text", "name": "name", "label": "Your name" }
 */
export interface LineOfText {
  /**
   * A few words on one line, such as a name.
   */
  kind: 'text'
  /**
   * What the visitor reads above the field. Example: "First name"
   */
  label: string
  /**
   * The name under which the answer is sent; once a form. Example: "firstName"
   */
  name: string
  /**
   * true when the form cannot be sent without it. Example: true
   */
  required?: boolean
  /**
   * A line under the field. Example: "We answer within one working day."
   */
  help?: InlineText
  /**
   * What the browser may fill in. Example: "name"
   */
  autocomplete?:
    | 'name'
    | 'given-name'
    | 'family-name'
    | 'organization'
    | 'organization-title'
    | 'address-line1'
    | 'postal-code'
    | 'address-level2'
    | 'country-name'
    | 'bday'
  /**
   * Half lets two fields stand side by side on wide screens. Example: "half"
   */
  width?: 'full' | 'half'
}
/**
 * An address to write to. Example: { "kind": "email", "name": "email", "label": "E-mail" }
 */
export interface EMailAddress {
  /**
   * An address to write to.
   */
  kind: 'email'
  /**
   * What the visitor reads above the field. Example: "First name"
   */
  label: string
  /**
   * The name under which the answer is sent; once a form. Example: "firstName"
   */
  name: string
  /**
   * true when the form cannot be sent without it. Example: true
   */
  required?: boolean
  /**
   * A line under the field. Example: "We answer within one working day."
   */
  help?: InlineText
  /**
   * Half lets two fields stand side by side on wide screens. Example: "half"
   */
  width?: 'full' | 'half'
}
/**
 * A number to call. Example: { "kind": "tel", "name": "phone", "label": "Phone" }
 */
export interface PhoneNumber {
  /**
   * A number to call.
   */
  kind: 'tel'
  /**
   * What the visitor reads above the field. Example: "First name"
   */
  label: string
  /**
   * The name under which the answer is sent; once a form. Example: "firstName"
   */
  name: string
  /**
   * true when the form cannot be sent without it. Example: true
   */
  required?: boolean
  /**
   * A line under the field. Example: "We answer within one working day."
   */
  help?: InlineText
  /**
   * Half lets two fields stand side by side on wide screens. Example: "half"
   */
  width?: 'full' | 'half'
}
/**
 * Several lines, such as a message. Example: { "kind": "textarea", "name": "message", "label": "What happened?" }
 */
export interface SeveralLines {
  /**
   * Several lines, such as a message.
   */
  kind: 'textarea'
  /**
   * What the visitor reads above the field. Example: "First name"
   */
  label: string
  /**
   * The name under which the answer is sent; once a form. Example: "firstName"
   */
  name: string
  /**
   * true when the form cannot be sent without it. Example: true
   */
  required?: boolean
  /**
   * A line under the field. Example: "We answer within one working day."
   */
  help?: InlineText
}
/**
 * A list that opens, to choose one from. Example: { "kind": "select", "name": "day", "label": "Which day?", "options": ["Friday", "Saturday"] }
 */
export interface OneChoiceFromAList {
  /**
   * A list that opens, to choose one from.
   */
  kind: 'select'
  /**
   * What the visitor reads above the field. Example: "First name"
   */
  label: string
  /**
   * The name under which the answer is sent; once a form. Example: "firstName"
   */
  name: string
  /**
   * true when the form cannot be sent without it. Example: true
   */
  required?: boolean
  /**
   * A line under the field. Example: "We answer within one working day."
   */
  help?: InlineText
  /**
   * What stands there before a choice. Example: "Choose one"
   */
  placeholder?: string
  options: Options
  /**
   * Half lets two fields stand side by side on wide screens. Example: "half"
   */
  width?: 'full' | 'half'
}
/**
 * All choices in sight, to choose one from. Example: { "kind": "radio", "name": "age", "label": "How old is it?", "options": ["New", "Old"] }
 */
export interface OneChoiceWithAllShown {
  /**
   * All choices in sight, to choose one from.
   */
  kind: 'radio'
  /**
   * What the visitor reads above the field. Example: "First name"
   */
  label: string
  /**
   * The name under which the answer is sent; once a form. Example: "firstName"
   */
  name: string
  /**
   * true when the form cannot be sent without it. Example: true
   */
  required?: boolean
  /**
   * A line under the field. Example: "We answer within one working day."
   */
  help?: InlineText
  options: Options
}
/**
 * Boxes to tick, as many as somebody likes. Example: { "kind": "checkboxes", "name": "parts", "label": "Where shall we look?", "options": ["Brakes", "Gears"] }
 */
export interface SeveralChoices {
  /**
   * Boxes to tick, as many as somebody likes.
   */
  kind: 'checkboxes'
  /**
   * What the visitor reads above the field. Example: "First name"
   */
  label: string
  /**
   * The name under which the answer is sent; once a form. Example: "firstName"
   */
  name: string
  /**
   * true when the form cannot be sent without it. Example: true
   */
  required?: boolean
  /**
   * A line under the field. Example: "We answer within one working day."
   */
  help?: InlineText
  options: Options
}
/**
 * Something to agree with before the form is sent. Example: { "kind": "consent", "name": "privacy", "label": "I agree", "text": "I agree that you keep my answers. [Read how](/ferry/privacy)." }
 */
export interface BoxToAgree {
  /**
   * Something to agree with before the form is sent.
   */
  kind: 'consent'
  /**
   * What the visitor reads above the field. Example: "First name"
   */
  label: string
  /**
   * The name under which the answer is sent; once a form. Example: "firstName"
   */
  name: string
  /**
   * true when the form cannot be sent without it. Example: true
   */
  required?: boolean
  /**
   * A line under the field. Example: "We answer within one working day."
   */
  help?: InlineText
  /**
   * What the visitor agrees to, with a link to the details. Example: "I agree that you keep my answers. [Read how](/ferry/privacy)."
   */
  text: InlineText
}
/**
 * What stands in place of the form once it was sent: a heading, the words of success with the reference, what happens next, and links on. Example: { "heading": "Your repair is on our list", "body": "1. A mechanic reads it today.\n2. You get a price." }
 */
export interface FormAfterwards {
  heading: Heading
  /**
   * What comes after; not shown to who left neither an e-mail address nor a telephone number. Example: "1. A mechanic reads it today.\n2. You get a price."
   */
  body?: Prose
  /**
   * Where to go on. Example: [{ "label": "See the workshop", "href": "/workshop" }]
   */
  actions?: Actions
}
/**
 * Words on what is operated here, where they differ from those of the site. Example: { "submit": "Send request" }
 */
export interface FormLabels {
  /**
   * What the button says. Example: "Send request"
   */
  submit?: string
}
/**
 * The top of a page: what it is about, and the first thing to do.
 */
export interface HeroSection {
  /**
   * The top of a page: heading, a sentence, buttons, maybe a picture.
   */
  type: 'hero'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading: Heading
  /**
   * One or two sentences that say what the visitor finds here. Example: "Board at the old pier and walk among the roses."
   */
  text?: InlineText
  /**
   * A picture beside the words. Example: { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" }
   */
  image?: Image
  /**
   * One to three buttons, the most important first. Example: [{ "label": "Reserve a place", "href": "/garden/courses" }]
   */
  actions?: Actions
  /**
   * A number that says why it is worth reading on, or a word in its place: it leads with the look "figure", and is a line below the buttons with any other. Example: "20 min"
   */
  figure?: string
  /**
   * What the figure counts, and where it comes from. Example: "from pier to pier, as timed in June"
   */
  note?: InlineText
  /**
   * How the words, the figure and the picture stand. Pages that follow each other in the menu look best with different ones. Example: "split"
   */
  look?: 'split' | 'bleed' | 'centered' | 'figure' | 'editorial' | 'compact'
}
/**
 * A hero with several slides that change on their own; visitors can go back, forward and pause.
 */
export interface HeroSliderSection {
  /**
   * A large opening with several slides, arrows, a pause button and a counter.
   */
  type: 'hero-slider'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  /**
   * Two to six slides. Example: [{ "heading": "Across the bay in twenty minutes", "text": "Every half hour, all year round.", "image": { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" } }]
   *
   * @maxItems 6
   */
  items: Slide[]
  source?: Source
  /**
   * Buttons that stay while the slides change. Example: [{ "label": "Reserve a crossing", "shortLabel": "Reserve", "href": "/ferry/timetable" }]
   */
  actions?: Actions
  /**
   * Milliseconds that each one stays before the next comes on its own. Leave it out to let only the visitor move on. Example: 5000
   */
  interval?: number
}
/**
 * A quiet strip of names: standards that are kept, partners, associations.
 */
export interface LogosSection {
  /**
   * A strip of names or their marks.
   */
  type: 'logos'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading?: Heading
  /**
   * Two to twelve names. Example: [{ "heading": "Safe Cycling", "note": "Examined each spring" }]
   *
   * @minItems 2
   * @maxItems 12
   */
  items: Mark[]
}
/**
 * A picture with numbered places on it, and what is to be seen there: a screen, a map, a machine.
 */
export interface MediaSection {
  /**
   * A picture, in a frame or without, with numbers on it and a list that explains them.
   */
  type: 'media'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading: Heading
  /**
   * A sentence or two under the heading. Example: "Every morning begins with one look at this."
   */
  text?: InlineText
  /**
   * The picture that the numbers stand on; it is never cropped. Example: { "src": "/images/ferry/screen.png", "alt": "The screen of a harbour office" }
   */
  image: Image
  /**
   * What the picture is shown in. Example: "browser"
   */
  frame?: 'none' | 'browser' | 'phone'
  /**
   * One to eight places, in the order of their numbers. Example: [{ "heading": "Where the ferry is", "text": "To the minute.", "spot": { "x": 48, "y": 42 } }]
   *
   * @minItems 1
   * @maxItems 8
   */
  items: Callout[]
  /**
   * Where the list stands on wide screens; on phones it stands below. Example: "beside"
   */
  look?: 'beside' | 'below'
  /**
   * Buttons under the list. Example: [{ "label": "See the timetable", "href": "/timetable" }]
   */
  actions?: Actions
}
/**
 * Where something is: a drawn map with the address, the opening hours and the way there.
 */
export interface PlaceSection {
  /**
   * A map as a picture, with address, opening hours and telephone. Nothing is fetched from a map service.
   */
  type: 'place'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading: Heading
  /**
   * A sentence or two under the heading. Example: "Two streets from the pier, beside the fountain."
   */
  text?: InlineText
  /**
   * The map, as a picture of your own. Say in its alternative text how to find the place. Example: { "src": "/images/map.svg", "alt": "From the pier over the bridge, then left" }
   */
  image: Image
  /**
   * The postal address, one line each. Example: ["Old Pier 4", "Havenby"]
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One line of the address. Example: "Old Pier 4"
   */
  address: string[]
  /**
   * A telephone number; becomes a link. Example: "{phone}"
   */
  phone?: string
  /**
   * The opening hours: up to seven entries, each with its days and its times. Example: [{ "heading": "Tuesday to Saturday", "text": "9.00 to 18.00" }]
   *
   * @minItems 1
   * @maxItems 7
   */
  items?: Hours[]
  /**
   * Buttons below, such as one that opens the place in a map. Example: [{ "label": "Open in maps", "href": "https://maps.example.org/havenby" }]
   */
  actions?: Actions
}
/**
 * Plans side by side with their prices, and extras that can be added.
 */
export interface PricingSection {
  /**
   * Plans with prices and features, and extras.
   */
  type: 'pricing'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading?: Heading
  /**
   * A sentence or two under the heading. Example: "Every bench has its own tools, so nobody waits."
   */
  text?: InlineText
  /**
   * The currency of all prices, as three capital letters. Example: "EUR"
   */
  currency: string
  /**
   * Two labels of a switch above the plans: the first shows each plan's "price", the second its "secondPrice". Without them both prices stand on the plan. Example: ["Monthly", "Yearly"]
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: One label of the switch. Example: "Monthly"
   */
  periods?: string[]
  /**
   * One to five plans. Example: [{ "heading": "Basic", "text": "Bicycles for every day", "price": { "amount": 6, "per": "month" }, "points": ["Brakes and gears"], "link": { "label": "Begin with Basic", "href": "/workshop/repairs" } }]
   *
   * @minItems 1
   * @maxItems 5
   */
  items: Plan[]
  extras?: Extras
  /**
   * A line under the prices. Example: "Paid by the year, two months are free."
   */
  note?: InlineText
}
/**
 * What can be added to any plan. Example: { "heading": "Add-ons", "items": [{ "heading": "Winter storage", "price": { "amount": 9, "per": "month" } }] }
 */
export interface Extras {
  /**
   * The title above the extras. Example: "Extras"
   */
  heading?: string
  /**
   * What can be added to any plan. Example: [{ "heading": "Winter storage", "price": { "amount": 9, "per": "month" } }]
   *
   * @minItems 1
   * @maxItems 12
   */
  items: Extra[]
}
/**
 * One voice in large type: what somebody said, who they are, and what came of it.
 */
export interface QuoteSection {
  /**
   * What somebody said, in large type.
   */
  type: 'quote'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  /**
   * What was said, without quotation marks: those of the site's language are put by themselves. Example: "I lock up at six now, and nothing is left on the bench."
   */
  text: InlineText
  /**
   * Who said it. Example: "Ada Harper"
   */
  name: string
  /**
   * A small line below the name: what they do, and where. Example: "Head gardener, Northbay"
   */
  note?: InlineText
  /**
   * A picture of them. Example: { "src": "/images/people/ada.jpg", "alt": "Ada Harper among her pear trees" }
   */
  image?: Image
  result?: QuoteResult
  /**
   * How the words and the picture stand. Example: "portrait"
   */
  look?: 'large' | 'portrait'
}
/**
 * What came of it, in figures. Example: { "figure": "9 hours", "text": "a week no longer spent on lists" }
 */
export interface QuoteResult {
  /**
   * The number, in large type. Example: "9 hours"
   */
  figure: string
  /**
   * What it counts. Example: "a week no longer spent on lists"
   */
  text: InlineText
}
/**
 * Running text with headings, for legal pages, articles and case studies.
 */
export interface RichTextSection {
  /**
   * Running text: paragraphs, headings and lists.
   */
  type: 'rich-text'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading?: Heading
  /**
   * A picture above the text. Example: { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" }
   */
  image?: Image
  /**
   * Paragraphs, lists, and headings that start with "## " (one step smaller: "### "). Example: "## What we write down\n\nOnly what you tell us."
   */
  body: ArticleText
}
/**
 * Figures that lead: what was counted, each with what it means and where it is from.
 */
export interface StatsSection {
  /**
   * Large figures side by side, each with its source.
   */
  type: 'stats'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading?: Heading
  /**
   * A sentence or two under the heading. Example: "We count what leaves by the door, not what comes in."
   */
  text?: InlineText
  /**
   * Two to six figures. Example: [{ "figure": "12,400", "heading": "bicycles mended", "note": "Our own books, 2009 to 2025" }]
   *
   * @minItems 2
   * @maxItems 6
   */
  items: Stat[]
  /**
   * How the figures stand. Example: "row"
   */
  look?: 'row' | 'panel' | 'lead'
}
/**
 * A way from start to end, step by step; a long one gets a side navigation that follows the reader.
 */
export interface StepsSection {
  /**
   * Numbered steps: in a row, or long ones with a side navigation.
   */
  type: 'steps'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading: Heading
  /**
   * A sentence or two under the heading. Example: "Every bench has its own tools, so nobody waits."
   */
  text?: InlineText
  /**
   * Two to nine steps. Example: [{ "heading": "Bring", "body": "We look at it together." }]
   *
   * @minItems 2
   * @maxItems 9
   */
  items: Step[]
  /**
   * How the steps stand. Example: "row"
   */
  look?: 'row' | 'guide'
  /**
   * Buttons under the steps. Example: [{ "label": "Bring your bicycle", "href": "/workshop/repairs" }]
   */
  actions?: Actions
}
/**
 * Facts in rows and columns: prices, times, measures, what goes with what.
 */
export interface TableSection {
  /**
   * A table: rows with a cell for each column.
   */
  type: 'table'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading: Heading
  /**
   * A sentence or two under the heading. Example: "Tools and tea are included in every price."
   */
  text?: InlineText
  head: Head
  rows: Rows
  /**
   * A small line below it: where the figures are from. Example: "For sheltered gardens at the bay."
   */
  note?: InlineText
}
/**
 * Panels of which one is shown; visitors switch with tabs.
 */
export interface TabsSection {
  /**
   * Panels behind tabs, one shown at a time.
   */
  type: 'tabs'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading?: Heading
  /**
   * A sentence or two under the heading. Example: "Every bench has its own tools, so nobody waits."
   */
  text?: InlineText
  parameter?: Parameter
  /**
   * Two to seven tabs; the first is open at the start. Example: [{ "label": "Clay", "heading": "From a lump to a jug", "body": "Two pieces are yours to keep." }]
   *
   * @minItems 2
   * @maxItems 7
   */
  items: Tab[]
  labels?: TabsLabels
}
/**
 * Words on what is operated here, where they differ from those of the site. Example: { "choices": "Courses" }
 */
export interface TabsLabels {
  /**
   * What the tabs choose, for screen readers. Example: "Courses"
   */
  choices?: string
}
/**
 * People with their names and what they do: a team, speakers, contacts.
 */
export interface TeamSection {
  /**
   * People: who they are and what they do.
   */
  type: 'team'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading: Heading
  /**
   * A sentence or two under the heading. Example: "Call any of us, and you reach the one who does the work."
   */
  text?: InlineText
  /**
   * One to forty people. Example: [{ "heading": "Ada Harper", "note": "Head gardener" }]
   *
   * @minItems 1
   * @maxItems 40
   */
  items: Member[]
  /**
   * How the people stand. Example: "list"
   */
  look?: 'portraits' | 'list'
}
/**
 * Tiles side by side: reasons, sectors, case cards, articles, a checklist.
 */
export interface TileGridSection {
  /**
   * Tiles side by side, each with an icon, a picture or a figure, and maybe a link.
   */
  type: 'tile-grid'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading?: Heading
  /**
   * A sentence or two under the heading. Example: "Every bench has its own tools, so nobody waits."
   */
  text?: InlineText
  /**
   * Two to twenty-four tiles. Example: [{ "icon": "shield-check", "heading": "A promise for a year", "text": "What we mended stays mended." }]
   *
   * @maxItems 24
   */
  items: Tile[]
  source?: Source
  /**
   * How many tiles stand side by side on wide screens; narrow screens show fewer. Example: 3
   */
  columns?: number
  /**
   * How the tiles are drawn. Example: "cards"
   */
  look?: 'cards' | 'open' | 'list' | 'bento'
  /**
   * Buttons under the tiles. Example: [{ "label": "Find the workshop", "href": "/workshop/repairs" }]
   */
  actions?: Actions
}
/**
 * What happened when, or what will happen: a history, a plan, the weeks of a project, along one line.
 */
export interface TimelineSection {
  /**
   * What happened when, or what will happen: dates along a line.
   */
  type: 'timeline'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading: Heading
  /**
   * A sentence or two under the heading. Example: "Three boats, two bridges and one very cold winter."
   */
  text?: InlineText
  /**
   * Two to twenty-four days, years or phases, in their order. Example: [{ "eyebrow": "1998", "heading": "A second boat" }]
   *
   * @minItems 2
   * @maxItems 24
   */
  items: Moment[]
  /**
   * How the line runs. Example: "columns"
   */
  look?: 'line' | 'columns'
}
/**
 * A film behind its picture: nothing of it is asked for before a visitor plays it. With captions and a transcript.
 */
export interface VideoSection {
  /**
   * A picture with a large button that plays a film: one of your own, or one on a film host. Without script it is a link to the film.
   */
  type: 'video'
  id?: SectionId
  tone?: Tone
  draft?: Draft
  starts?: Starts
  ends?: Ends
  ignore?: Ignore
  eyebrow?: SmallLineAbove
  heading: Heading
  /**
   * A sentence or two under the heading. Example: "Four minutes from the clay to the cup."
   */
  text?: InlineText
  /**
   * What is seen before the film plays; it is cropped to 16 by 9. Example: { "src": "/images/pottery/wheel.jpg", "alt": "A potter raises the wall of a bowl" }
   */
  image: Image
  /**
   * Where the film is: a file in public/ (MP4 or WebM), or the page of it on a film host. Without script the picture is a link to it. Example: "/films/first-bowl.mp4"
   */
  href: LinkAddress
  /**
   * The address of the host's player, which is shown in the page once a visitor plays the film. Leave it out where the film is a file of yours. Example: "https://video.example/embed/first-bowl?autoplay=1"
   */
  player?: LinkAddress
  /**
   * The words of your own film as a file of WebVTT in public/, for those who do not hear them. A film on a host has its own. Example: "/films/first-bowl.vtt"
   */
  captions?: LinkAddress
  /**
   * true when nothing is heard in your film that has to be read. Example: true
   */
  silent?: true
  /**
   * What is said and shown in the film, to be read; it opens under the picture. Example: "Ada centres the clay.\n\n\"Slowly,\" she says, \"and with wet hands.\""
   */
  transcript?: Prose
  /**
   * The words on the button, where they are not those of the site. Example: "Watch a bowl grow"
   */
  label?: string
}
/**
 * One page: its address, what search engines show of it, and its sections from top to bottom.
 */
export interface Page {
  /**
   * Only in a file of its own: lets programs help while you type. Example: "../schemas/page.schema.json"
   */
  $schema?: string
  /**
   * The address of the page on the site: small letters, digits and hyphens between slashes, no slash at the end. Example: "/garden/river-path"
   */
  path: string
  /**
   * The title in the browser's tab and in search results; 15 to 65 letters are shown whole. Example: "The ferry across the bay and its timetable"
   */
  title: string
  /**
   * One or two sentences that search engines show under the title; 50 to 160 letters are shown whole. Example: "Every half hour across the bay, all year round: times, tickets and the way to the pier."
   */
  description: string
  /**
   * What lists of pages say of this one, in place of the description. Example: "When the ferry runs, what it costs, and where it lands in a storm."
   */
  summary?: string
  /**
   * What surrounds the sections. Example: "bare"
   */
  layout?: 'site' | 'bare'
  /**
   * The picture of the page: at the head of its article, in lists of pages, and where the page is shared unless it has a share card; for that a PNG or JPEG of 1,200 × 630 pixels. Example: { "src": "/images/ferry/pier.png", "alt": "The ferry at the old pier" }
   */
  image?: Image
  /**
   * true draws a picture for those who share the page, in place of its image: its title in the colours of the site. Example: true
   */
  shareCard?: boolean
  article?: Article
  /**
   * What the page is about: names of topics that the site has. Lists can be made by topic. Example: ["roses"]
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: The name of a topic. Example: "roses"
   */
  topics?: TopicName[]
  languages?: InOtherLanguages
  entry?: PageEntry
  draft?: Draft
  starts?: Starts
  ends?: Ends
  /**
   * true asks search engines not to list the page. Example: true
   */
  noindex?: boolean
  ignore?: Ignore
  /**
   * What the page shows, from top to bottom. The first section carries the page's main heading. Example: [{ "type": "hero", "heading": "Across the bay in twenty minutes" }]
   *
   * @minItems 1
   * @maxItems 40
   */
  sections: (SharedUse | Section)[]
}
/**
 * Makes the page an article: search engines learn its date and author, and the site's feed lists it. Example: { "published": "2025-06-02" }
 */
export interface Article {
  /**
   * The day on which it was published: year, month, day. Example: "2025-06-02"
   */
  published: string
  /**
   * The day of its last change worth telling. Example: "2025-09-15"
   */
  updated?: string
  /**
   * Who wrote it: a name under "people" in the settings of the site; where these have no people, the name as visitors read it. Without one it is the organisation. Example: "ada"
   */
  author?: string
}
/**
 * The path of this page on the sites in other languages, each by its language in the settings of the site. A home page needs none. Example: { "fr": "/bac/horaires" }
 */
export interface InOtherLanguages {
  /**
   * The path of this page on the site in this language. Example: "/bac/horaires"
   */
  [k: string]: string
}
/**
 * How lists show this page where they should say something other than its title, summary, day and picture. Example: { "heading": "Roses", "label": "Read about roses" }
 */
export interface PageEntry {
  /**
   * A few words above the heading: for whom, when, what kind. Example: "For beginners"
   */
  eyebrow?: string
  /**
   * What the entry is called. Example: "Repairs while you wait"
   */
  heading?: string
  /**
   * One paragraph, which may have emphasis and links. Example: "Most are done within the hour."
   */
  text?: InlineText
  /**
   * Several paragraphs, which may hold lists: lines that begin with "- ". Example: "Bring it in the morning.\n\n- No appointment\n- Fixed prices"
   */
  body?: Prose
  /**
   * A small line below: a date, a format, a condition. Example: "Open on Saturdays"
   */
  note?: InlineText
  points?: Points
  /**
   * A number, or a word in its place, in large type. Example: "30 %"
   */
  figure?: string
  icon?: Icon
  /**
   * A picture of the entry. Example: { "src": "/images/examples/workshop.svg", "alt": "A workbench with sorted tools" }
   */
  image?: Image
  /**
   * The colours of this entry: one of the tones of sections, or colours of its own. Example: "tint"
   */
  tone?: Colors | Tone
  /**
   * What stands on the link to the page; left out, the heading is the link. Example: "Read about roses"
   */
  label?: string
}
/**
 * A shared section in this place, with some of its fields replaced where this page needs other words. Example: { "use": "open-morning", "with": { "heading": "Bring your children along" } }
 */
export interface SharedUse {
  /**
   * The name under "shared". Example: "open-morning"
   */
  use: string
  with?: With
  draft?: Draft
  starts?: Starts
  ends?: Ends
}
/**
 * Fields that replace those of the shared section, each as a whole. Example: { "heading": "Bring your children along" }
 */
export interface With {
  [k: string]: unknown
}
