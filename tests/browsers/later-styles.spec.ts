import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'playwright/test'
import { seenFirst, withLaterStyles } from '../../src/render/later-styles.ts'
import { browserNames, test } from './support/test.ts'

/** Half a second: so late its later styles come. */
const late = 500

/** Looks again and again whether a section is there before its styles are. */
const watch = `
let isBare = false, looks = 0
setInterval(() => {
  looks++
  isBare ||= document.querySelector('#last') !== null && !document.querySelector('link')?.sheet
}, 10)`

const sections = [...Array(seenFirst + 1).keys(), 'last'].map((id) => `<section id="${id}"><h2>${id}</h2></section>`)
const html = `<!doctype html><title>Long</title><script>${watch}</script><main>${withLaterStyles(sections, '/later.css').join('')}</main>`

for (const name of browserNames)
  test(`${name} draws no section before its styles are there`, async ({ browsers }) => {
    const server = createServer(({ url }, response) => {
      if (url === '/') response.setHeader('content-type', 'text/html').end(html)
      else if (url !== '/later.css') response.end()
      else setTimeout(() => response.setHeader('content-type', 'text/css').end('h2{color:red}'), late)
    }).listen(0)
    try {
      await once(server, 'listening')
      const browser = browsers[name]
      await browser.open(`http://localhost:${(server.address() as AddressInfo).port}/`)
      await expect.poll(() => browser.evaluate('document.querySelector("#last") !== null')).toBe(true)
      expect(await browser.evaluate('looks > 0 && !isBare')).toBe(true)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
