import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'playwright/test'
import { seenFirst, withLaterStyles } from '../../src/render/later-styles.ts'
import { browserNames, test } from './support/test.ts'

/** So many times the page has been looked at when its later styles come. */
const looks = 20

/** Looks again and again whether a section is there before its styles are. */
const watch = `
let bare = false, looks = 0
setInterval(() => {
  bare ||= document.querySelector('#last') !== null && !document.querySelector('link')?.sheet
  if (++looks === ${looks}) fetch('/enough')
}, 10)`

const sections = [...Array(seenFirst + 1).keys(), 'last'].map((id) => `<section id="${id}"><h2>${id}</h2></section>`)
const html = `<!doctype html><title>Long</title><script>${watch}</script><main>${withLaterStyles(sections, '/later.css').join('')}</main>`

for (const name of browserNames)
  test(`${name} draws no section before its styles are there`, async ({ browsers }) => {
    let styles: ServerResponse | undefined
    let isEnough = false
    const server = createServer(({ url }, response) => {
      if (url === '/later.css') styles = response.setHeader('content-type', 'text/css')
      else response.setHeader('content-type', 'text/html').end(url === '/' ? html : '')
      isEnough ||= url === '/enough'
      if (isEnough) styles?.end('h2{color:red}')
    }).listen(0)
    try {
      await once(server, 'listening')
      const browser = browsers[name]
      await browser.open(`http://localhost:${(server.address() as AddressInfo).port}/`)
      await expect.poll(() => browser.evaluate('document.querySelector("#last") !== null')).toBe(true)
      expect(await browser.evaluate(`looks >= ${looks} && !bare`)).toBe(true)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
