import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parseQuery } from '@edconsole/console-core'
import { createTestBackend, fixtures, TEST_NOW } from '@edconsole/console-core/testing'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumArgs, findChromium } from '../chromium.ts'
import { unpack } from './packed.ts'
import { pageFolder } from './page-folder.ts'

/** What pages allow that trust only their own files. */
const POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** A page as districts have them: no React, no bundler, and rules for whatever stands in it. */
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>District</title>
<link rel="stylesheet" href="/page.css"><script type="module" src="/console/console.js"></script></head>
<body><h1>Imports</h1><ed-console screen="import-logs" district-id="412"></ed-console></body></html>`
const HOSTILE = `* { box-sizing: content-box; letter-spacing: .2em; margin: 4px }
svg { fill: red; vertical-align: middle } input, select { height: 90px; padding: 20px; border-radius: 0 }
p, ul { margin-bottom: 3rem; padding-left: 2rem } label { display: block; font-weight: 900 } th { text-align: center }
a { text-decoration: underline wavy } button { text-transform: uppercase; background: maroon } table { caption-side: bottom }`

const backend = createTestBackend()
backend.answer('importLogs.headers', fixtures('importLogs.headers', 30))
const folder = join(unpack('console-standalone'), 'dist')

/** A page whose bundler takes it in by the name that the UI package has for it. */
const bundled = pageFolder(['console-standalone', 'console-ui'], {
  'index.html': `<!doctype html><html lang="en"><head><title>District</title></head>
<body><h1>Imports</h1><div id="imports"></div><script type="module" src="./page.js"></script></body></html>`,
  'page.js': `import { mountConsole } from '@edconsole/console-ui/standalone'
import '@edconsole/console-ui/standalone/console.css'
mountConsole(document.querySelector('#imports'), { screen: 'import-logs', districtId: '412', stylesheet: false })`,
})

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const part of request) text += part
  return text
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' }

/** Where the files of each page are, by their first folder. */
const FOLDERS: Readonly<Record<string, string>> = { console: folder, bundled: join(bundled.path, 'dist') }

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { pathname, search } = new URL(request.url ?? '', 'http://page.test')
  const [, first = '', ...others] = pathname.split('/')
  if (pathname.startsWith('/api/')) {
    const { status, data } = await backend.http.request<string>({
      url: pathname.replace('/api', ''),
      method: request.method ?? 'GET',
      params: parseQuery(search),
      data: (await bodyOf(request)) || undefined,
      validateStatus: () => true,
      transformResponse: (text: string) => text,
    })
    response.writeHead(status, { 'content-type': 'application/json' }).end(data)
  } else if (FOLDERS[first] !== undefined) {
    const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? ''
    response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY })
    response.end(readFileSync(join(FOLDERS[first], ...others)))
  } else if (pathname === '/page.css') {
    response.writeHead(200, { 'content-type': 'text/css' })
    response.end(request.headers.referer?.includes('plain') ? 'body { margin: 8px }' : HOSTILE)
  } else {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': POLICY }).end(PAGE)
  }
}

const server = createServer((request, response) => void answer(request, response))
let browser: Browser
let page: Page
let origin = ''
const wrong: string[] = []

beforeAll(async () => {
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const executablePath = await findChromium()
  browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.clock.setFixedTime(TEST_NOW)
  page.on('pageerror', (error) => wrong.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
})
afterAll(async () => {
  await browser?.close()
  server.close()
  bundled.remove()
})

const rows = () => page.getByRole('region', { name: 'Import batches' }).getByRole('rowheader')

it('[S1] a plain page under a strict policy shows a screen, follows its attributes and takes it away', async () => {
  await page.goto(origin)
  await rows().first().waitFor()
  expect(await rows().count()).toBeGreaterThan(5)
  await page.evaluate(() => document.querySelector('ed-console')?.setAttribute('district-id', '413'))
  await expect.poll(() => backend.calls('importLogs.headers').at(-1)?.query.lea).toBe('0413')
  const refused = await page.evaluate(
    () =>
      new Promise<string>((tell) => {
        const element = document.querySelector('ed-console')
        element?.addEventListener('load-error', (event) => {
          event.preventDefault()
          tell(String(Reflect.get(event, 'detail').error))
        })
        element?.setAttribute('screen', 'imports')
      }),
  )
  expect(refused).toMatch(/^Error: There is no screen 'imports'\. The screens are .*\bimport-logs\b/)
  expect(await page.evaluate(() => document.querySelector('ed-console')?.childElementCount)).toBe(0)
  expect(wrong).toEqual([])
})

it('[S1] a page without React may bundle it, by the name that the UI package has for it', async () => {
  await build({ root: bundled.path, base: './', configFile: false, logLevel: 'error' })
  await page.goto(`${origin}/bundled/index.html`)
  await rows().first().waitFor()
  const accent = await page.evaluate(() => {
    const root = document.querySelector('[data-ec-root]')
    return root && getComputedStyle(root).getPropertyValue('--ec-color-accent-solid')
  })
  expect(accent).toBeTruthy()
  expect(wrong).toEqual([])
})

const ELEMENTS = 'svg, input, select, button, a, th, td, p, label, h2'
const FACTS = ['letter-spacing', 'text-transform', 'text-align', 'background-color', 'padding', 'margin']
/** What follows from the room that an element is given is compared only where it has a size of its own. */
const OF_SHAPES = ['fill', 'height']
const OF_INPUTS = ['height', 'border-radius']

it('[S1] rules of the page for bare elements leave the console as it is', async () => {
  const look = async (address: string) => {
    await page.goto(address)
    await rows().first().waitFor()
    await page.getByRole('slider').first().waitFor()
    await page.getByRole('searchbox').first().waitFor()
    return page.evaluate(
      ({ elements, facts, shapes, inputs }) =>
        [...document.querySelectorAll(`[data-ec-root] :is(${elements})`)].map((element) => {
          const own = element.tagName === 'svg' ? shapes : element.tagName === 'INPUT' ? inputs : []
          const style = getComputedStyle(element)
          return [element.tagName, ...[...facts, ...own].map((name) => style.getPropertyValue(name))].join(
            ', ',
          )
        }),
      { elements: ELEMENTS, facts: FACTS, shapes: OF_SHAPES, inputs: OF_INPUTS },
    )
  }
  const plain = await look(`${origin}/?plain`)
  const hostile = await look(origin)
  expect(plain.length).toBeGreaterThan(60)
  expect(hostile).toHaveLength(plain.length)
  expect(hostile.filter((one, index) => one !== plain[index])).toEqual([])
  expect(wrong).toEqual([])
})
