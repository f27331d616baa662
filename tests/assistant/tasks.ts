import sharp from 'sharp'

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#4f7a3a' } })
  .jpeg()
  .toBuffer()

/** What authors ask for, as an assistant would propose it, one after the other on the same site. */
export const tasks: readonly { title: string; operations: readonly object[] }[] = [
  {
    title: 'Add a page about the new clinic, like the one for pharmacies',
    operations: [
      {
        op: 'add-page',
        path: '/clinic',
        like: '/pharmacies',
        title: 'Our new clinic beside the river',
        description:
          'The new clinic beside the river: who works there, when it is open, and how you find it from the station.',
      },
      { op: 'set', page: '/clinic', section: 1, at: '/heading', value: 'A clinic beside the river' },
      { op: 'insert', at: '/site/header/menu/2', value: { label: 'Clinic', href: '/clinic' } },
    ],
  },
  {
    title: 'Say something else at the top',
    operations: [{ op: 'set', page: '/', section: 'welcome', at: '/heading', value: 'Looked after, all year round' }],
  },
  {
    title: 'Mend a word',
    operations: [{ op: 'words', page: '/', section: 'welcome', at: '/text', from: 'six days', to: 'seven days' }],
  },
  {
    title: 'Raise both prices',
    operations: [0, 1].map((at) => ({
      op: 'set',
      page: '/prices',
      section: 'plans',
      at: `/items/${at}/price/amount`,
      value: 45 + 50 * at,
    })),
  },
  {
    title: 'Questions come first',
    operations: [{ op: 'move', page: '/pharmacies', section: 'questions', to: { page: '/pharmacies', section: 1 } }],
  },
  {
    title: 'And back again',
    operations: [
      { op: 'move', page: '/pharmacies', section: 'questions', to: { page: '/pharmacies', at: '/sections/1' } },
    ],
  },
  {
    title: 'One more question',
    operations: [
      {
        op: 'insert',
        page: '/pharmacies',
        section: 'questions',
        at: '/items/-',
        value: { heading: 'Do you take cards?', body: 'All that we know of, and cash as well.' },
      },
    ],
  },
  {
    title: 'The other order of the reasons',
    operations: [
      {
        op: 'move',
        page: '/',
        section: 'reasons',
        at: '/items/2',
        to: { page: '/', section: 'reasons', at: '/items/0' },
      },
    ],
  },
  { title: 'A reason goes', operations: [{ op: 'remove', page: '/', section: 'reasons', at: '/items/1' }] },
  {
    title: 'And another comes',
    operations: [
      {
        op: 'insert',
        page: '/',
        section: 'reasons',
        at: '/items/1',
        value: { icon: 'leaf', heading: 'A garden to wait in', text: 'Nobody waits in a corridor.' },
      },
    ],
  },
  { title: 'Prices have a shorter address', operations: [{ op: 'rename-page', path: '/prices', to: '/fees' }] },
  {
    title: 'The questions are shared',
    operations: [{ op: 'share', page: '/pharmacies', section: 'questions', name: 'counter-questions' }],
  },
  {
    title: 'They stand on the contact page too',
    operations: [{ op: 'insert', page: '/contact', at: '/sections/-', value: { use: 'counter-questions' } }],
  },
  {
    title: 'Their heading is a new one',
    operations: [{ op: 'set', shared: 'counter-questions', at: '/heading', value: 'What people ask us first' }],
  },
  {
    title: 'The contact page has its own again',
    operations: [{ op: 'unshare', page: '/contact', section: 'questions' }],
  },
  {
    title: 'A note on the clinic',
    operations: [
      {
        op: 'insert',
        page: '/clinic',
        section: 2,
        value: {
          type: 'rich-text',
          heading: 'How you find us',
          body: 'From the station it is a walk of **ten minutes**, along the river.',
        },
      },
    ],
  },
  {
    title: 'Old addresses lead to the clinic',
    operations: [{ op: 'insert', at: '/site/redirects/-', value: { from: '/hospital', to: '/clinic' } }],
  },
  {
    title: 'A photo on the first page',
    operations: [
      { op: 'add-picture', name: '/images/garden.jpg', data: photo.toString('base64') },
      {
        op: 'set',
        page: '/',
        section: 'welcome',
        at: '/image',
        value: { src: '/images/garden.jpg', alt: 'The garden behind the house' },
      },
    ],
  },
  {
    title: 'The page has a summary',
    operations: [
      { op: 'set', page: '/clinic', at: '/summary', value: 'Who works at the new clinic, and when it is open.' },
    ],
  },
  {
    title: 'A treatment like the others',
    operations: [
      {
        op: 'add-page',
        path: '/treatments/physio',
        like: '/treatments/massage',
        title: 'Physio: what we do and how long it takes',
        description:
          'What happens at the physio desk of the practice, how long it takes, and what you should bring with you when you come.',
      },
      { op: 'set', page: '/treatments/physio', section: 1, at: '/heading', value: 'Physio, by appointment' },
      { op: 'insert', at: '/site/footer/menu/0/links/-', value: { label: 'Physio', href: '/treatments/physio' } },
    ],
  },
  {
    title: 'The story moves to the clinic',
    operations: [{ op: 'copy', page: '/treatments/massage', section: 'story', to: { page: '/clinic', section: 2 } }],
  },
  {
    title: 'Two treatments swap their stories',
    operations: [
      {
        op: 'set',
        page: '/treatments/massage',
        section: 'story',
        at: '/heading',
        value: 'What happens at the massage',
      },
      {
        op: 'set',
        page: '/treatments/vaccination',
        section: 'story',
        at: '/heading',
        value: 'What happens at the vaccination',
      },
    ],
  },
  { title: 'Another colour', operations: [{ op: 'set', at: '/site/theme/colors/brand', value: '#123f7a' }] },
  {
    title: 'A menu item is called otherwise',
    operations: [{ op: 'set', at: '/site/header/menu/1/label', value: 'Our pharmacies' }],
  },
  {
    title: 'An eyebrow above the prices',
    operations: [
      { op: 'insert', page: '/fees', section: 'plans', at: '/eyebrow', value: 'By the visit', before: 'heading' },
    ],
  },
  {
    title: 'A third plan',
    operations: [
      {
        op: 'copy',
        page: '/fees',
        section: 'plans',
        at: '/items/1',
        to: { page: '/fees', section: 'plans', at: '/items/-' },
      },
      { op: 'set', page: '/fees', section: 'plans', at: '/items/2/heading', value: 'For families' },
      { op: 'set', page: '/fees', section: 'plans', at: '/items/2/link/label', value: 'Book for the family' },
    ],
  },
  {
    title: 'A draft for the autumn',
    operations: [
      {
        op: 'add-page',
        path: '/autumn',
        draft: true,
        title: 'What is new in the autumn',
        description:
          'What will be new at the practice in the autumn, from when on, and for whom: a page that is still being written.',
        sections: [{ type: 'hero', heading: 'New in the autumn', text: 'More about it soon, on this page.' }],
      },
    ],
  },
  {
    title: 'A treatment ends',
    operations: [
      { op: 'remove', at: '/site/footer/menu/0/links/1' },
      { op: 'remove-page', path: '/treatments/vaccination' },
      { op: 'insert', at: '/site/redirects/-', value: { from: '/treatments/vaccination', to: '/contact' } },
    ],
  },
  {
    title: 'The variable for our address',
    operations: [{ op: 'set', at: '/site/variables/email', value: 'ask@fern-hill.example' }],
  },
  {
    title: 'Massage gets a shorter address',
    operations: [{ op: 'rename-page', path: '/treatments/massage', to: '/massage', redirect: true }],
  },
]
