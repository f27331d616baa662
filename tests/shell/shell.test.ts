import { describe, expect, test } from 'vitest'
import type { SiteSettings } from '../../src/generated/types.ts'
import { context, settings, shellOn } from './settings.ts'

const render = (site: SiteSettings, surroundings = context()) => shellOn('/elsewhere', site, surroundings)
const shell = render(settings())
const logo = { src: '/images/logo.png', alt: 'The site' }
const file = {
  src: '/sub/images/logo.png',
  width: 174,
  height: 40,
  sources: [{ type: 'image/avif', srcset: '/a.avif 174w' }],
}

describe('the header', () => {
  test('begins with a link to the content', () => {
    expect(shell.header).toMatch(/<header[^>]*><a class="skip" href="#content">Skip to content<\/a>/)
  })

  test('shows the name of the site where there is no logo', () => {
    expect(shell.header).toContain('<a class="logo" href="/">Site</a>')
  })

  test('shows the logo in the sizes that were made of it', () => {
    const { header } = render(
      settings({ header: { logo, menu: [] } }),
      context({ images: new Map([[logo.src, file]]) }),
    )
    expect(header).toContain(
      '<picture><source sizes="12rem" srcSet="/a.avif 174w" type="image/avif"/>' +
        '<img alt="The site" class="logo" height="40" src="/sub/images/logo.png" width="174"/></picture>',
    )
  })

  test('asks for a second logo only where it is seen, and the footer has the first', () => {
    const logoOnLight = { ...logo, src: '/images/on-light.png' }
    const images = new Map([logo, logoOnLight].map(({ src }) => [src, { ...file, src, sources: [] }]))
    const { header, footer } = render(settings({ header: { logo, logoOnLight, menu: [] } }), context({ images }))
    expect(header).toMatch(
      /<a class="logo"[^>]*><picture><img [^>]*logo\.png[^>]*><\/picture><picture><img [^>]*loading="lazy"[^>]*on-light\.png[^>]*><\/picture><\/a>/,
    )
    expect(footer).not.toContain('on-light')
  })

  test('asks for a logo where it stands and not before all else, as does the footer', () => {
    const images = new Map([[logo.src, { ...file, sources: [] }]])
    const { header, footer } = render(settings({ header: { logo, menu: [] } }), context({ images }))
    expect(header + footer).not.toContain('preload')
  })

  test('says which logo was not prepared', () => {
    expect(() => render(settings({ header: { logo, menu: [] } }))).toThrow(
      'The image /images/logo.png was not prepared.',
    )
  })

  test('has its groups in details that open one at a time without script', () => {
    expect(shell.header).toContain('<details class="group" name="site-menu"><summary><span>Products</span></summary>')
  })

  test('is opened on phones by a popover that needs no script', () => {
    expect(shell.header).toMatch(/<button aria-label="Open menu"[^>]* popoverTarget="site-menu"/)
    expect(shell.header).toMatch(/<nav aria-label="Main"[^>]* id="site-menu" popover="auto">/)
  })

  test('links each card by its heading, with the words for more', () => {
    expect(shell.header).toContain('href="/software"><span class="heading">See it</span> <span class="more">Know More ')
    const changed = settings({
      header: { menu: settings().header?.menu ?? [], labels: { more: 'Go on' } },
    })
    expect(render(changed).header).toContain('<span class="more">Go on ')
  })

  test('has plain links beside its groups, in the order of the menu', () => {
    const menu = [{ label: 'Prices', href: '/prices' }, ...(settings().header?.menu ?? [])]
    const { header } = render(settings({ header: { menu } }), context({ base: '/sub' }))
    expect(header).toMatch(/<a [^>]*href="\/sub\/prices"><span>Prices<\/span><\/a><details class="group"/)
  })

  test('has its button in the bar, and at the end of the menu with the number to call', () => {
    const action = { label: 'Book a demo', shortLabel: 'Demo', href: '/demo' }
    const header = { menu: settings().header?.menu ?? [], action }
    const { header: html } = render(settings({ header }), context({ base: '/sub' }))
    const [menu = '', bar = ''] = html.split('</nav>')
    expect(menu).toContain('<div class="end"><a href="/sub/demo">Book a demo</a><a href="tel:+910000000000"><svg')
    expect(bar).toContain('<a class="action" data-look="solid" href="/sub/demo"><span class="long">Book a demo</span>')
    expect(shell.header).not.toContain('class="bar"')
  })

  test('tells the number of the organisation where the footer has none', () => {
    const { footer: _, ...rest } = settings({ organization: { name: 'Site', phone: '01 23' } })
    expect(render(rest).header).toContain('<a href="tel:0123">')
    expect(render({ ...rest, organization: { name: 'Site' } }).header).not.toContain('tel:')
  })

  test('draws the markup of its texts', () => {
    expect(shell.header).toContain('With <em>care</em>.')
  })
})

describe('the banner', () => {
  const banner = { id: 'summer', text: 'We are [closed](/dates) & away.' }

  test('stands above the header, with its text and the button that hides it', () => {
    const { header } = render(settings({ banner }), context({ base: '/sub' }))
    expect(header).toMatch(/^<aside aria-label="Announcement" [^>]*data-tone="dark" id="site-banner"><p>We are <a href/)
    expect(header).toContain('<a href="/sub/dates">closed</a> &amp; away.</p><button aria-label="Hide this')
    expect(render(settings({ banner: { ...banner, tone: 'tint' } })).header).toContain('data-tone="tint"')
  })

  test('is not there where a site has none', () => {
    expect(shell.header).not.toContain('<aside')
  })
})

describe('the footer', () => {
  const all = ['/about', 'mailto:hello@', 'tel:+91', '1 Road', 'photos.example', '<form', '© 2025 Site', '/legal']
  for (const look of ['columns', 'centered', 'large'] as const)
    test(`shows all that it has when its look is ${look}`, () => {
      const { footer } = settings()
      const html = render(settings({ ...(footer && { footer: { ...footer, look } }) })).footer
      expect(all.filter((part) => !html.includes(part))).toEqual([])
    })

  test('makes links of the e-mail address and the phone number', () => {
    expect(shell.footer).toContain('<a href="mailto:hello@site.example">hello@site.example</a>')
    expect(shell.footer).toContain('<a href="tel:+910000000000">+91 00000 00000</a>')
  })

  test('names the symbols of networks', () => {
    expect(shell.footer).toContain(
      '<a aria-label="Site on Instagram" href="https://photos.example/site" rel="me noopener"><svg',
    )
  })

  test('has a newsletter form that works without script, and the messages of the specification', () => {
    expect(shell.footer).toContain(
      'data-failure="Something went wrong. Please try again later." data-invalid="Invalid email address" ' +
        'data-success="Successfully subscribed to newsletter!" action="/leads/newsletter" method="post">',
    )
    expect(shell.footer).toContain('required="" type="email" name="email"/>')
  })

  test('leads to the same page in other languages, each in its own words, or else to the home page there', () => {
    const site = settings({ languages: { de: 'https://de.example', ar: 'https://site.example/ar' } })
    const { footer } = shellOn('/about', site, context({ base: '/sub' }), { de: '/wir' })
    expect(footer).toContain(
      '<ul aria-label="Other languages">' +
        '<li><a href="https://de.example/wir" hrefLang="de" lang="de">Deutsch</a></li>' +
        '<li><a href="https://site.example/ar/" dir="rtl" hrefLang="ar" lang="ar">العربية</a></li></ul>',
    )
  })

  test('says what the settings say instead', () => {
    const footer = settings().footer
    const newsletter = {
      heading: 'News',
      label: 'E-mail',
      labels: { submit: 'Go' },
      invalid: 'No',
      success: 'Yes',
      failure: 'Oh',
    }
    const html = render(settings({ ...(footer && { footer: { ...footer, newsletter } }) })).footer
    expect(html).toContain('data-failure="Oh" data-invalid="No" data-success="Yes"')
  })
})

describe('the overlays', () => {
  test('show the notice from the start: shown later, it would move the chat', () => {
    expect(shell.overlays).toMatch(/<aside aria-label="Cookies" class="[^"]*" id="consent">/)
  })

  test('open the chat in a new tab', () => {
    expect(shell.overlays).toMatch(/<a aria-label="Chat with us"[^>]* rel="noopener" target="_blank"/)
  })
})

test('every own address is below the base path, and the calls go to the lead service', () => {
  const all = Object.values(render(settings(), context({ base: '/sub', leads: 'https://leads.example' }))).join('')
  const addresses = all.match(/(href|action|data-log)="[^#"]*"/g) ?? []
  expect(addresses.filter((address) => !address.includes('"/sub/'))).toEqual([
    'href="tel:+910000000000"',
    'action="https://leads.example/leads/newsletter"',
    'href="mailto:hello@site.example"',
    'href="tel:+910000000000"',
    'href="https://photos.example/site"',
    'data-log="https://leads.example/api/chat-lead"',
    'href="https://chat.example/91?text=Hi%2C%20I\'m%20interested."',
  ])
})

test('what the settings leave out is not there', () => {
  const { name, url, language, theme } = settings()
  expect(render({ name, url, language, theme })).toEqual({ header: '', footer: '', overlays: '' })
})
