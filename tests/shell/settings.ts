import type { Page, SiteSettings } from '../../src/generated/types.ts'
import { usualWords } from '../../src/generated/words.ts'
import { fillTemplate } from '../../src/render/template.ts'
import { renderShell, type ShellContext } from '../../src/shell/index.tsx'

/** A small site with all that the shell can show. */
export function settings(changes: Partial<SiteSettings> = {}): SiteSettings {
  return {
    name: 'Site',
    url: 'https://site.example',
    language: 'en',
    theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
    header: {
      menu: [
        {
          label: 'Products',
          groups: [
            { label: 'Software', items: [{ heading: 'See it', text: 'With *care*.', link: { href: '/software' } }] },
            {
              label: 'Prices',
              items: [{ heading: 'Our plans', text: 'Four of them.', link: { href: '/prices#plans' } }],
            },
          ],
        },
      ],
    },
    footer: {
      menu: [{ heading: 'Company', links: [{ label: 'About us', href: '/about' }] }],
      contact: {
        heading: 'Contact',
        email: 'hello@site.example',
        phone: '+91 00000 00000',
        address: ['1 Road', 'City'],
      },
      social: [{ label: 'Site on Instagram', href: 'https://photos.example/site', network: 'instagram' }],
      newsletter: { heading: 'Newsletter', label: 'E-mail', labels: { submit: 'Subscribe' } },
      copyright: '© 2025 Site',
      legal: [{ label: 'Privacy', href: '/legal' }],
    },
    consent: { text: 'We use a cookie. [More](/legal)', labels: { accept: 'Accept' } },
    chat: {
      label: 'Chat with us',
      href: 'https://chat.example/91',
      phone: '+91 00000 00000',
      log: '/api/chat-lead',
      message: "Hi, I'm interested.",
      greetings: [{ paths: ['/', '/prices'], message: 'Hello & welcome?' }],
    },
    ...changes,
  }
}

export function context(changes: Partial<ShellContext> = {}): ShellContext {
  return { base: '', leads: '', words: usualWords, images: new Map(), ...changes }
}

/** The shell as it stands on one page. */
export function shellOn(path: string, site: SiteSettings, surroundings: ShellContext, languages?: Page['languages']) {
  const { header, footer, overlays } = renderShell(site, surroundings)
  const page = { path, ...(languages && { languages }) }
  return {
    header: fillTemplate(header, page),
    footer: fillTemplate(footer, page),
    overlays: fillTemplate(overlays, page),
  }
}
