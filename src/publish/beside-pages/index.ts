import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { plainAddress } from '../../agreed/addresses.ts'
import { escapeHtml } from '../../agreed/escape-html.ts'
import { filesForHosts } from '../../content/made-files.ts'
import type { Site } from '../../content/resolve/site.ts'
import { stampOf } from '../../content/stamp.ts'
import { hashOf } from '../../hash.ts'
import { mistakeIn } from '../../host-files/index.ts'
import type { Routes } from '../../render/routes.ts'
import { BuildError } from '../build-error.ts'
import type { Engine } from '../engine/index.ts'
import { packedFolder } from '../engine/packed-scripts.ts'
import type { Output } from '../output/index.ts'
import { publicFile } from '../public-file.ts'
import type { Copy, Staging } from '../second-thread/staged.ts'
import { makeFeed } from './feed.ts'
import { forRobots } from './for-robots.ts'
import { type MadeImage, readMade } from './made-image.ts'

interface Job {
  readonly site: Site
  readonly routes: Routes
  readonly engine: Engine
  readonly madeImages: Promise<readonly MadeImage[]>
  readonly output: Output
  readonly copies: readonly Copy[]
  readonly base: string
  readonly policy: string
  readonly publicFolder: string
}

/**
 * Stages all that stands beside the pages: what hosts and robots read, the scripts, the images, and public/. Where the site has
 * another of these texts itself, in public/, that counts.
 */
export async function writeSiteFiles(job: Job): Promise<void> {
  const { site, routes, engine, madeImages, output, base, policy, publicFolder } = job
  const texts: Record<string, string> = {
    ...forRobots(site, base),
    _headers: headers(policy, base),
    _redirects: routes.redirects.map(({ from, to }) => `${base}${from} ${withBase(to, base)} 301\n`).join(''),
  }
  const feed = await makeFeed(site, base)
  if (feed) texts[feed.name] = feed.text
  for (const { from, to } of routes.redirects)
    texts[`${from.slice(1)}/index.html`] = redirectPage(withBase(to, base), site.settings.name, site.settings.language)
  const own = new Set(site.publicFiles)
  for (const name of filesForHosts) if (own.delete(`/${name}`)) texts[name] += await ownRules(name, publicFolder)
  const missing = Object.entries(texts).filter(([name]) => !own.has(`/${name}`))
  const names = await readdir(path.join(engine.client, 'assets'))
  if (job.copies.length > 0) await engine.packed()
  const scripts = names.flatMap((name) => [
    path.join(engine.client, 'assets', name),
    ...job.copies.map((copy) => path.join(packedFolder(engine.client), `${name}.${copy}`)),
  ])
  await Promise.all([
    ...missing.map(([name, text]) => writeOnce(output, name, hashOf(text), () => text, 'best')),
    ...scripts.map((file) => writeMade(output, `assets/${path.basename(file)}`, file, () => readFile(file))),
    madeImages.then((all) =>
      Promise.all(all.map(({ name, file }) => writeMade(output, name, file, () => readImage(file)))),
    ),
    ...[...own].map((name) => writePublic(output, name.slice(1), publicFile(publicFolder, name))),
  ])
}

/** What the site itself says to hosts. A line that cannot be meant so is told here, and not first when it is served. */
async function ownRules(name: (typeof filesForHosts)[number], publicFolder: string): Promise<string> {
  const written = await readFile(publicFile(publicFolder, `/${name}`), 'utf8')
  // What some editors put before a text is no part of its first line.
  const text = written.replace(/^\uFEFF/, '')
  const mistake = mistakeIn(name, text, `public/${name}`)
  if (mistake !== undefined) throw new BuildError(mistake)
  return text
}

/** Copies what we have made, unless it is in place already: its name is that of what is in it. */
async function writeMade(output: Output, name: string, file: string, read: () => Promise<Buffer>): Promise<void> {
  const { size, mtimeMs } = await stat(file)
  await writeOnce(output, name, hashOf(`${size} ${mtimeMs}`), read, 'ready')
}

async function readImage(file: string): Promise<Buffer> {
  const made = await readMade(file)
  if (made) return made
  await rm(file, { recursive: true, force: true })
  throw new BuildError(`${file} was damaged on the disk, and is removed. Build again: then it is made anew.`)
}

/** Copies a file of the site unless it is in place already. One that was written just now is looked into. */
async function writePublic(output: Output, name: string, file: string): Promise<void> {
  const stamp = stampOf(file)
  const bytes = stamp === '' ? await readFile(file) : undefined
  await writeOnce(output, name, hashOf(bytes ?? stamp), () => bytes ?? readFile(file), 'best')
}

async function writeOnce(
  output: Output,
  name: string,
  key: string,
  content: () => string | Buffer | Promise<Buffer>,
  quality: Staging['quality'],
): Promise<void> {
  if (!output.keep(name, key)) await output.write(name, await content(), key, quality)
}

/** An address of this site below the path that it is hosted under, as hosts and browsers are told it. */
function withBase(href: string, base: string): string {
  return plainAddress(href.startsWith('/') ? `${base}${href}` : href)
}

/** Headers for hosts that read this file, our own server among them. */
function headers(policy: string, base: string): string {
  return `${base}/*
  Content-Security-Policy: ${policy}; frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()
  Cross-Origin-Opener-Policy: same-origin-allow-popups
${base}/assets/*
  Cache-Control: public, max-age=31536000, immutable
`
}

/** For hosts that know no redirects, or serve what is there first. Browsers and search engines go on at once. */
function redirectPage(to: string, title: string, language: string): string {
  const address = escapeHtml(to)
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0; url=${address}">
</head>
<body>
<p><a href="${address}">${address}</a></p>
</body>
</html>
`
}
