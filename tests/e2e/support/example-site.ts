import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../src/root.ts'
import { createServer } from '../../../src/server/server.ts'
import { examples } from '../../sections/examples.ts'

/** Builds a site with a page for every example of every section type, and serves it. */
export async function serveExamples(folder: string): Promise<{ address: string; close: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true })
  cpSync(path.join(root, 'public'), path.join(folder, 'public'), { recursive: true })
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(exampleSite()))
  execFileSync(process.execPath, [
    path.join(root, 'scripts/run.mjs'),
    'build',
    '--config',
    path.join(folder, 'pages.json'),
    '--out',
    path.join(folder, 'dist'),
  ])
  const server = await createServer({ dist: path.join(folder, 'dist'), base: '' })
  return { address: await server.listen({ port: 0, host: '127.0.0.1' }), close: () => server.close() }
}

function exampleSite() {
  const linked = ['about', 'contact', 'faq', 'legal', 'pricing', 'services', 'solutions'].map((name) => ({
    path: `/${name}`,
    title: `The page about ${name}`,
    description: `A page that the examples link to, so that every link on them leads somewhere: ${name}.`,
    sections: [{ type: 'hero', heading: `The page about ${name}` }],
  }))
  const pages = examples.map(({ name, section }) => ({
    path: `/${name}`,
    title: `Example ${name} of a section`,
    description: `The example ${name} stands alone on this page, as it is written in its schema.`,
    sections: [
      {
        type: 'hero',
        heading: `Example ${name}`,
        actions: [{ label: `See ${name}`, href: `#${section.id ?? section.type}` }],
      },
      section,
    ],
    ignore: [{ rule: 'orphan-pages', reason: 'The test opens the page by its address.' }],
  }))
  return {
    version: 1,
    site: {
      name: 'Examples',
      url: 'https://examples.example',
      language: 'en',
      variables: { brand: 'Examples' },
      theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
    },
    pages: [
      {
        path: '/',
        title: 'All examples of sections',
        description: 'Links to the pages that the examples need, for a site without a page that nothing leads to.',
        sections: [
          {
            type: 'tile-grid',
            heading: 'All examples of sections',
            items: linked.map(({ path: href, title }) => ({ heading: title, link: { label: title, href } })),
          },
        ],
      },
      ...linked,
      ...pages,
    ],
  }
}
