import type { Operation } from '../../../src/content/operations/operations.ts'

interface Kind {
  kind: string
  operations: Operation[]
  files?: Record<string, string>
  told: string
}

const [home, prices, contact, timetable] = ['/pages/0', '/pages/1', '/pages/2', '/pages/3']
const set = (at: string, value: unknown): Operation => ({ op: 'set', at, value })
const insert = (at: string, value: unknown): Operation => ({ op: 'insert', at, value })
const remove = (at: string): Operation => ({ op: 'remove', at })
const move = (at: string, to: string): Operation => ({ op: 'move', at, to })

const [ferry, pier] = ['/images/ferry.jpg', '/images/pier.jpg']
const newPage = {
  path: '/crew',
  title: 'Our crew',
  description: 'Who sails.',
  sections: [{ type: 'rich-text', heading: 'Nine people', body: 'All from the bay.' }],
}
const storm = {
  type: 'call-to-action',
  heading: 'No ferry in a storm',
  actions: [{ label: 'Call us', href: 'tel:+4930123456' }],
}

/** All kinds of changes, each with what is told of it. */
export const kinds: Kind[] = [
  { kind: 'a page is added', operations: [insert('/pages/-', newPage)], told: '/crew\n  added    the page "Our crew"' },
  { kind: 'a page is removed', operations: [remove(timetable)], told: '/timetable\n  removed  the page "Timetable"' },
  {
    kind: 'a page gets another path',
    operations: [set(`${timetable}/path`, '/departures')],
    told: '/departures\n  renamed  /timetable to /departures',
  },
  {
    kind: 'a page gets another path, with links and a redirect',
    operations: [
      set(`${timetable}/path`, '/departures'),
      set('/site/header/menu/0/href', '/departures'),
      set('/site/redirects/0/to', '/departures'),
      set(`${home}/sections/0/actions/0/href`, '/departures'),
      insert('/site/redirects/-', { from: '/timetable', to: '/departures' }),
    ],
    told: '/departures\n  renamed  /timetable to /departures, with 3 links to it and a redirect',
  },
  {
    kind: 'a page is moved to the end of its file',
    operations: [move(prices, '/pages/-')],
    told: 'The whole site\n  moved    "/prices" (page) below "/timetable"',
  },
  {
    kind: 'a title',
    operations: [set(`${prices}/title`, 'Prices and tickets')],
    told: '/prices\n  text     page: title "Prices{+ and tickets+}"',
  },
  {
    kind: 'a description',
    operations: [set(`${prices}/description`, 'What a crossing costs, alone or with friends.')],
    told: '/prices\n  text     page: description "What a crossing costs, alone or with [-the whole family-]{+friends+}."',
  },
  {
    kind: 'a page becomes a draft',
    operations: [insert(`${prices}/draft`, true)],
    told: '/prices\n  changed  page: draft: yes',
  },
  {
    kind: 'a page is hidden from search engines',
    operations: [insert(`${prices}/noindex`, true)],
    told: '/prices\n  changed  page: hidden from search engines: yes',
  },
  {
    kind: 'a page gets a picture',
    operations: [insert(`${prices}/image`, { src: pier, alt: 'The pier' })],
    told: '/prices\n  changed  page: picture set to /images/pier.jpg',
  },
  {
    kind: 'a page begins on a day',
    operations: [insert(`${prices}/starts`, '2027-05-01')],
    told: '/prices\n  changed  page: starts set to 2027-05-01',
  },
  {
    kind: 'a page gets a topic',
    operations: [insert(`${prices}/topics`, ['news'])],
    told: '/prices\n  added    "news" (topic)',
  },
  {
    kind: 'a section is added',
    operations: [
      insert(`${home}/sections/1`, { type: 'quote', text: 'I never take the bridge again.', name: 'Jo Lind' }),
    ],
    told: '/\n  added    "Jo Lind" (quote) above "What is on board"',
  },
  {
    kind: 'a section is removed',
    operations: [remove(`${home}/sections/1`)],
    told: '/\n  removed  "What is on board" (tile-grid)',
  },
  {
    kind: 'a section is moved up',
    operations: [move(`${prices}/sections/1`, `${prices}/sections/0`)],
    told: '/prices\n  moved    "Questions about prices" (accordion) above "A ticket for every crossing"',
  },
  {
    kind: 'a section is moved to the end',
    operations: [move(`${prices}/sections/0`, `${prices}/sections/-`)],
    told: '/prices\n  moved    "A ticket for every crossing" (pricing) below "talk-to-us"',
  },
  {
    kind: 'a section is moved and changed',
    operations: [
      set(`${prices}/sections/1/heading`, 'Questions about tickets'),
      move(`${prices}/sections/1`, `${prices}/sections/0`),
    ],
    told: '/prices\n  moved    "Questions about tickets" (accordion) above "A ticket for every crossing", and changed\n  text     "Questions about tickets": heading "Questions about [-prices-]{+tickets+}"',
  },
  {
    kind: 'a section without a name is moved and changed',
    operations: [
      set(`${home}/sections/2/points/1`, 'No noise at all'),
      move(`${home}/sections/2`, `${home}/sections/0`),
    ],
    told: '/\n  moved    "A ship that runs on wind" (feature) above "Across the bay in twenty minutes", and changed\n  text     "A ship that runs on wind": point "No noise{+ at all+}"',
  },
  {
    kind: 'a section is moved to another page',
    operations: [move(`${home}/sections/1`, `${timetable}/sections/-`)],
    told: '/timetable\n  moved    "What is on board" (tile-grid) from /, below "winter"',
  },
  {
    kind: 'a section is moved to another page and changed',
    operations: [insert(`${home}/sections/1/tone`, 'tint'), move(`${home}/sections/1`, `${timetable}/sections/0`)],
    told: '/timetable\n  moved    "What is on board" (tile-grid) from /, above "When we sail", and changed\n  changed  "What is on board" (tile-grid): tone set to tint',
  },
  {
    kind: 'a section is moved to a page that is new',
    operations: [insert('/pages/-', { ...newPage, sections: [] }), move(`${home}/sections/2`, '/pages/4/sections/-')],
    told: '/crew\n  added    the page "Our crew"\n  moved    "A ship that runs on wind" (feature) from /',
  },
  {
    kind: 'a section gets another id',
    operations: [set(`${prices}/sections/0/id`, 'fares'), set(`${home}/sections/0/actions/1/href`, '/prices#fares')],
    told: '/prices\n  renamed  "A ticket for every crossing" (pricing): id tickets to fares, with 1 link to it',
  },
  {
    kind: 'a section gets an id',
    operations: [insert(`${home}/sections/1/id`, 'on-board')],
    told: '/\n  changed  "What is on board" (tile-grid): section id set to on-board',
  },
  {
    kind: 'a section becomes one of another type',
    operations: [set(`${home}/sections/1/type`, 'carousel')],
    told: '/\n  changed  "What is on board" (carousel): type tile-grid to carousel',
  },
  {
    kind: 'a section becomes a draft',
    operations: [insert(`${home}/sections/1/draft`, true)],
    told: '/\n  changed  "What is on board" (tile-grid): draft: yes',
  },
  {
    kind: 'a section gets another tone',
    operations: [insert(`${home}/sections/1/tone`, 'tint')],
    told: '/\n  changed  "What is on board" (tile-grid): tone set to tint',
  },
  {
    kind: 'a heading',
    operations: [set(`${home}/sections/2/heading`, 'A ship that runs on wind and sun')],
    told: '/\n  text     "A ship that runs on wind and sun": heading "A ship that runs on wind{+ and sun+}"',
  },
  {
    kind: 'a word in a text',
    operations: [set(`${prices}/sections/0/text`, 'All tickets include updates and support.')],
    told: '/prices\n  text     "A ticket for every crossing": "All tickets include updates{+ and support+}."',
  },
  {
    kind: 'a paragraph of a long text',
    operations: [
      set(
        `${home}/sections/2/body`,
        'The batteries are filled at night.\n\nNothing is burnt on the way, and you will not hear us leave.',
      ),
    ],
    told: '/\n  text     "A ship that runs on wind": longer text "… ¶ Nothing is burnt on the way, and [-nobody hears-]{+you will not hear+} us leave."',
  },
  {
    kind: 'a text is another from beginning to end',
    operations: [set(`${home}/sections/0/text`, 'Come aboard with your bicycle and your dog!')],
    told: '/\n  text     "Across the bay in twenty minutes": "[-Every half hour, all year round.-]{+Come aboard with your bicycle and your dog!+}"',
  },
  {
    kind: 'a text is added',
    operations: [insert(`${home}/sections/1/text`, 'And all of it is free.')],
    told: '/\n  text     "What is on board": "{+And all of it is free.+}"',
  },
  {
    kind: 'a text is removed',
    operations: [remove(`${home}/sections/0/text`)],
    told: '/\n  text     "Across the bay in twenty minutes": "[-Every half hour, all year round.-]"',
  },
  {
    kind: 'a section is shared',
    operations: [move(`${home}/sections/2`, '/shared/wind'), insert(`${home}/sections/2`, { use: 'wind' })],
    told: '/\n  shared   "A ship that runs on wind" (feature) as "wind"',
  },
  {
    kind: 'a section is shared no longer',
    operations: [remove(`${timetable}/sections/1`), move('/shared/winter', `${timetable}/sections/1`)],
    told: '/timetable\n  unshared "In winter" (rich-text): the page has its own now, instead of "winter"',
  },
  {
    kind: 'a shared section is changed',
    operations: [set('/shared/talk-to-us/text', 'We are on the pier from five in the morning.')],
    told: '2 pages show the changed shared section "talk-to-us"\n  text     "Talk to us": "We are on the pier from [-six-]{+five+} in the morning."',
  },
  {
    kind: 'a shared section is added',
    operations: [insert('/shared/storm', storm)],
    told: 'The whole site\n  added    "No ferry in a storm" (call-to-action) to the shared sections, as "storm"',
  },
  {
    kind: 'a shared section is removed',
    operations: [remove('/shared/storm-warning')],
    told: 'The whole site\n  removed  "Storm" (rich-text) from the shared sections, where it was "storm-warning"',
  },
  {
    kind: 'a shared section gets another name',
    operations: [move('/shared/winter', '/shared/in-winter'), set(`${timetable}/sections/1/use`, 'in-winter')],
    told: '/timetable shows the changed shared section "in-winter"\n  renamed  shared section: winter to in-winter',
  },
  {
    kind: 'a shared section is used once more',
    operations: [insert(`${timetable}/sections/-`, { use: 'talk-to-us' })],
    told: '/timetable\n  added    "talk-to-us" (shared section) below "winter"',
  },
  {
    kind: 'a shared section is used once less',
    operations: [remove(`${home}/sections/3`)],
    told: '/\n  removed  "talk-to-us" (shared section)',
  },
  {
    kind: 'a use replaces a field',
    operations: [insert(`${home}/sections/3/with`, { heading: 'Questions?' })],
    told: '/\n  text     "talk-to-us": heading "{+Questions?+}"',
  },
  {
    kind: 'an entry is added',
    operations: [insert(`${home}/sections/1/items/-`, { heading: 'Dogs', text: 'They are welcome on all decks.' })],
    told: '/\n  added    "Dogs" (tile) to "What is on board"',
  },
  {
    kind: 'an entry is removed',
    operations: [remove(`${home}/sections/1/items/0`)],
    told: '/\n  removed  "Coffee" (tile) from "What is on board"',
  },
  {
    kind: 'an entry is moved',
    operations: [move(`${home}/sections/1/items/2`, `${home}/sections/1/items/0`)],
    told: '/\n  moved    "Sun deck" (tile) above "Coffee"',
  },
  {
    kind: 'an entry is moved and changed',
    operations: [
      set(`${home}/sections/1/items/2/text`, 'Seats outside with a wide view over the bay.'),
      move(`${home}/sections/1/items/2`, `${home}/sections/1/items/0`),
    ],
    told: '/\n  moved    "Sun deck" (tile) above "Coffee", and changed\n  text     "Sun deck": "Seats outside with a {+wide +}view over the bay."',
  },
  {
    kind: 'an entry is moved to another list',
    operations: [move(`${prices}/sections/1/groups/0/items/1`, `${prices}/sections/1/groups/1/items/-`)],
    told: '/prices\n  moved    "May I give it to a friend?" (question) from "Tickets" to "Groups", below "Is there a price for schools?"',
  },
  {
    kind: 'an entry is moved to another page',
    operations: [move(`${home}/sections/1/items/1`, `${prices}/sections/1/groups/1/items/-`)],
    told: '/prices\n  moved    "Bicycles" (question) from "What is on board" on / to "Groups", below "Is there a price for schools?"',
  },
  {
    kind: 'a text of an entry',
    operations: [set(`${home}/sections/1/items/1/text`, 'Room for fifty of them on the lower deck.')],
    told: '/\n  text     "Bicycles": "Room for [-forty-]{+fifty+} of them on the lower deck."',
  },
  {
    kind: 'a price',
    operations: [set(`${prices}/sections/0/items/1/price/amount`, 2199)],
    told: '/prices\n  changed  "Season" (plan): price 1,999 to 2,199 a month',
  },
  {
    kind: 'a price and its period',
    operations: [set(`${prices}/sections/0/items/1/price`, { amount: 19990, per: 'year' })],
    told: '/prices\n  changed  "Season" (plan): price 1,999 a month to 19,990 a year',
  },
  {
    kind: 'a point is added',
    operations: [insert(`${home}/sections/2/points/-`, 'No queue')],
    told: '/\n  added    "No queue" (point) to "A ship that runs on wind"',
  },
  {
    kind: 'a point is moved',
    operations: [move(`${home}/sections/2/points/2`, `${home}/sections/2/points/0`)],
    told: '/\n  moved    "No waves" (point) above "No smoke"',
  },
  {
    kind: 'a button leads elsewhere',
    operations: [set(`${home}/sections/0/actions/1/href`, '/contact')],
    told: '/\n  changed  "Buy a ticket" (action): link address /prices#tickets to /contact',
  },
  {
    kind: 'the words on a button',
    operations: [set(`${home}/sections/0/actions/1/label`, 'Buy tickets')],
    told: '/\n  text     "Buy tickets": label "[-Buy a ticket-]{+Buy tickets+}"',
  },
  {
    kind: 'another picture',
    operations: [set(`${home}/sections/0/image/src`, pier)],
    told: '/\n  changed  "Across the bay in twenty minutes" (hero): picture source /images/ferry.jpg to /images/pier.jpg',
  },
  {
    kind: 'the alternative text of a picture',
    operations: [set(`${home}/sections/0/image/alt`, 'A white ferry leaves the old harbour')],
    told: '/\n  text     "Across the bay in twenty minutes": picture alternative text "A white ferry leaves the {+old +}harbour"',
  },
  {
    kind: 'another picture under the same name',
    operations: [],
    files: { [ferry]: 'c3', [pier]: 'b2' },
    told: 'Files\n  changed  /images/ferry.jpg: another file under the same name, shown on /',
  },
  {
    kind: 'a file is added',
    operations: [],
    files: { [ferry]: 'a1', [pier]: 'b2', '/images/crew.jpg': 'd4' },
    told: 'Files\n  added    /images/crew.jpg',
  },
  { kind: 'a file is removed', operations: [], files: { [ferry]: 'a1' }, told: 'Files\n  removed  /images/pier.jpg' },
  {
    kind: 'a file gets another name',
    operations: [set(`${home}/sections/0/image/src`, '/images/ship.jpg')],
    files: { '/images/ship.jpg': 'a1', [pier]: 'b2' },
    told: 'Files\n  renamed  /images/ferry.jpg to /images/ship.jpg, with 1 link to it',
  },
  {
    kind: 'a field of a form is required',
    operations: [insert(`${contact}/sections/0/fields/1/required`, true)],
    told: '/contact\n  changed  "Your e-mail" (e-mail address): required: yes',
  },
  {
    kind: 'a choice of a form is added',
    operations: [insert(`${contact}/sections/0/fields/2/options/-`, 'Something else')],
    told: '/contact\n  added    "Something else" (option) to "About"',
  },
  {
    kind: 'a cell of a table',
    operations: [set(`${prices}/sections/2/rows/1/2`, '25')],
    told: '/prices\n  text     "Children": Season "[-30-]{+25+}"',
  },
  {
    kind: 'a row of a table is added',
    operations: [insert(`${prices}/sections/2/rows/-`, ['Dogs', '1', '10'])],
    told: '/prices\n  added    "Dogs" (row) to "All fares at a glance"',
  },
  {
    kind: 'a column of a table is added',
    operations: [
      insert(`${prices}/sections/2/head/-`, 'Day'),
      insert(`${prices}/sections/2/rows/0/-`, '9'),
      insert(`${prices}/sections/2/rows/1/-`, '4'),
    ],
    told: '/prices\n  added    "Day" (column) to "All fares at a glance"',
  },
  {
    kind: 'a version that there is not yet',
    operations: [set('/version', 9)],
    told: 'The whole site\n  changed  site: version 2 to 9',
  },
  {
    kind: 'what no config knows',
    operations: [insert('/menu', 'Home')],
    told: 'The whole site\n  changed  site: menu set to Home',
  },
  {
    kind: 'a colour of the theme',
    operations: [set('/site/theme/colors/brand', '#102a43')],
    told: 'The whole site\n  changed  theme: theme colours brand colour #0b4f9e to #102a43',
  },
  {
    kind: 'two settings of the theme',
    operations: [set('/site/theme/radius', 'square'), insert('/site/theme/density', 'compact')],
    told: 'The whole site\n  changed  theme: corners soft to square; density on phones set to compact',
  },
  {
    kind: 'the name of the site',
    operations: [set('/site/name', 'The new bay ferry')],
    told: 'The whole site\n  text     site: name "The {+new +}bay ferry"',
  },
  {
    kind: 'the address of the site',
    operations: [set('/site/url', 'https://bay.example')],
    told: 'The whole site\n  changed  site: address https://ferry.example to https://bay.example',
  },
  {
    kind: 'a variable',
    operations: [set('/site/variables/harbour', 'Newport')],
    told: 'The whole site\n  text     variables: harbour "[-Oldport-]{+Newport+}"',
  },
  {
    kind: 'a redirect is added',
    operations: [insert('/site/redirects/-', { from: '/fares', to: '/prices' })],
    told: 'The whole site\n  added    redirect from /fares to /prices',
  },
  {
    kind: 'a redirect leads elsewhere',
    operations: [set('/site/redirects/0/to', '/prices')],
    told: 'The whole site\n  changed  "/times" (redirect): link address /timetable to /prices',
  },
  {
    kind: 'a redirect is removed',
    operations: [remove('/site/redirects/0')],
    told: 'The whole site\n  removed  redirect from /times to /timetable',
  },
  {
    kind: 'a redirect from no path',
    operations: [insert('/site/redirects/-', { from: { path: '/fares' }, to: '/prices' })],
    told: 'The whole site\n  added    redirect to redirects',
  },
  {
    kind: 'the menu gets an entry',
    operations: [insert('/site/header/menu/-', { label: 'Crew', href: '/contact' })],
    told: 'The whole site\n  added    "Crew" (menu entry) to header',
  },
  {
    kind: 'an entry of the menu is moved',
    operations: [move('/site/header/menu/2', '/site/header/menu/0')],
    told: 'The whole site\n  moved    "Contact" (menu entry) above "Timetable"',
  },
  {
    kind: 'the footer',
    operations: [set('/site/footer/copyright', 'The bay ferry company')],
    told: 'The whole site\n  text     footer: copyright "The bay ferry{+ company+}"',
  },
  {
    kind: 'a banner is put up',
    operations: [insert('/site/banner', { id: 'storm', text: 'No ferry on Sunday.' })],
    told: 'The whole site\n  changed  site: banner set to "No ferry on Sunday."',
  },
  {
    kind: 'a price by a word that every object knows',
    operations: [set(`${prices}/sections/0/items/0/price/per`, '__proto__')],
    told: '/prices\n  changed  "Single" (plan): price 6 once to 6 a __proto__',
  },
  {
    kind: 'a setting by such a word',
    operations: [insert('/site/constructor', 'A ferry')],
    told: 'The whole site\n  text     site: constructor "{+A ferry+}"',
  },
  {
    kind: 'an answer that becomes a list',
    operations: [{ op: 'wrap', at: `${prices}/sections/1/groups/0/items/0` }],
    told: [
      '/prices',
      '  added    "Until when is a ticket valid?" (question) to "Tickets"',
      '  removed  "Until when is a ticket valid?" (question) from "Tickets"',
    ].join('\n'),
  },
  {
    kind: 'a shared section that becomes a text',
    operations: [set('/shared/winter', 'No ferry')],
    told: [
      'The whole site',
      '  removed  "In winter" (rich-text) from the shared sections, where it was "winter"',
      '  added    "No ferry" (section) to the shared sections, as "winter"',
    ].join('\n'),
  },
]
