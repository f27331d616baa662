import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

/** A film of the site's own. */
const own = () => {
  const { player: _, ...rest } = full('video', { href: '/films/bowl.mp4', captions: '/films/bowl.vtt' })
  return rest
}

test('the picture is a link to the film, named by what it shows and by the words on the button', () => {
  const [link = ''] = all(html(full('video')), /(<a [^>]*data-play.*?<\/a>)/gs)
  expect(link).toContain('href="https://video.example/crossing"')
  expect(link).toMatch(/alt="A white ferry.*Watch the crossing/s)
})

test('nothing in it asks anybody for the film', () => {
  for (const section of [full('video'), own()]) expect(html(section)).not.toMatch(/<(iframe|video|source|link)\b/)
})

test('a film on a host says whose it is, and one of the site does not', () => {
  expect(html(full('video'))).toContain('The film comes from video.example once you play it.')
  expect(html(own())).not.toContain('The film comes from')
})

test('a player at what is no address has no host, and ends no build', () => {
  const text = html(full('video', { player: 'https://video.example:99999/a' }))
  expect(text).toContain('href="https://video.example/crossing"')
  expect(text).not.toContain('The film comes from')
})

test('the button says what the site says where the film has no words of its own', () => {
  const { label: _, ...rest } = full('video')
  expect(html(rest)).toContain('Play the film')
})

test('the files of a film lie below the path that the site is hosted under', () => {
  const text = html(own(), { base: '/sub' })
  expect(text).toContain('href="/sub/films/bowl.mp4"')
  expect(text).toContain('data-captions="/sub/films/bowl.vtt"')
})

test('the transcript stands in the page, behind a word that opens it', () => {
  const [transcript = ''] = all(html(full('video')), /<details[^>]*>(.*?)<\/details>/gs)
  expect(transcript).toMatch(/<summary>Transcript<\/summary>.*A bell rings.*<li>At the pier/s)
  const { transcript: _, ...rest } = full('video')
  expect(html(rest)).not.toContain('<details')
})
