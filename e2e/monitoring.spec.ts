import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, type Page, test } from '@playwright/test'
import { EMPLOYEE, LARKSPUR, PASSWORD } from './support/people.ts'

/** Where errors and measurements are sent, and what arrived there. */
let sink: Server
const arrived: string[] = []
let monitored: ChildProcess
let origin: string
let folder: string

const portOf = (server: Server) => (server.address() as AddressInfo).port
const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return port
}

test.beforeAll(async () => {
  // A busy machine takes longer than a test may to make the data of a server.
  test.setTimeout(180_000)
  sink = createServer(async (request, response) => {
    const body = await text(request)
    if (request.method === 'POST') arrived.push(`${request.url}\n${body}`)
    response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(sink, 'listening')
  folder = await mkdtemp(join(tmpdir(), 'console-monitored-'))
  const port = await freePort()
  origin = `http://localhost:${port}`
  monitored = spawn(
    process.execPath,
    [
      '--conditions=@edconsole/source',
      'packages/console-demo/src/cli.ts',
      ...['--static', 'apps/console/dist', '--seed', 'small'],
    ],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(port),
        CONSOLE_DATA: folder,
        CONSOLE_SENTRY_DSN: `http://key@127.0.0.1:${portOf(sink)}/1`,
      },
    },
  )
  await expect
    .poll(
      () =>
        fetch(`${origin}/api/public/clients?id=1`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 150_000 },
    )
    .toBe(200)
})
test.afterAll(async () => {
  const ended = once(monitored, 'exit')
  monitored.kill('SIGTERM')
  await ended
  sink.close()
  await rm(folder, { recursive: true, force: true })
})

/** What a district would not want to read elsewhere. */
const PERSON = 'Marisol Quintanilla'
const SECRETS = [
  ...[PERSON, 'Marisol', 'Quintanilla', EMPLOYEE, 'Ana Silva', LARKSPUR.name, 'Larkspur', '4107320'],
  ...[`/${LARKSPUR.id}/`, 'search'],
]

test('[S1] monitoring hears of errors and durations, and of nothing that a district entered or imported', async ({
  page,
}) => {
  // Each page load is measured, not one of ten.
  await page.addInitScript(() => {
    Math.random = () => 0.01
  })
  const answer = await page.request.post(`${origin}/api/login`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { provider: 'illuminate', username: EMPLOYEE, password: PASSWORD },
  })
  expect(answer.ok()).toBe(true)
  const loaded = page.waitForResponse(/monitoring/)
  await page.goto(`${origin}/${LARKSPUR.id}/user-management/list?search=${encodeURIComponent(PERSON)}`)
  await loaded
  await page.goto(`${origin}/${LARKSPUR.id}/site?search=${encodeURIComponent(PERSON)}`)
  const search = page.getByRole('searchbox').first()
  await expect(search).toBeVisible()
  await search.fill('')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const shown = await page.getByRole('rowheader').allInnerTexts()
  await page.getByRole('row').nth(1).getByRole('button').last().click()
  await page.keyboard.press('Escape')
  await goThroughFaults(page)

  // A call that fails over a value, then a screen that crashes over one while it is drawn.
  await page.route('**/api/district/import-log-headers*', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 500, message: `${PERSON} broke it` } } }),
  )
  await page.getByRole('link', { name: 'Data Explorer' }).first().click()
  await expect(page.getByText('Error fetching import logs').first()).toBeVisible()
  await page.evaluate((person) => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new RangeError(`${person} is no number`)
      },
    })
  }, PERSON)
  await page.getByRole('link', { name: 'Site Management' }).first().click()
  await expect(page.getByText(/reference/i).first()).toBeVisible()

  const has = (word: string) => expect.poll(() => arrived.join('\n'), { timeout: 30_000 }).toContain(word)
  await has('"type":"RangeError"')
  await has('"reference":')
  await has('"componentStack":')
  await has('"name":"site-overview"')
  await has('GET /api/district/sites')
  await has('"operation":"importLogs.headers"')
  // Leaving the page sends what waits, the slowest press included.
  await page.goto('about:blank')
  await has('"type":"UnhandledRejection"')
  await page.waitForTimeout(1500)

  // A short code such as 0401 may occur in them by chance.
  const all = arrived.join('\n').replaceAll(RANDOM_IDS_AND_TIMES, '')
  for (const secret of [...SECRETS, ...shown.map((name) => name.trim()).filter((name) => name.length > 3)])
    expect(
      all.includes(secret),
      `${secret}: ${all.slice(Math.max(0, all.indexOf(secret) - 300), all.indexOf(secret) + 100)}`,
    ).toBe(false)
  expect(all).toContain('app:///assets/')
})

const RANDOM_IDS_AND_TIMES = /\b[0-9a-f]{16}(?:[0-9a-f]{16})?\b|(?<=:)\d+\.\d+(?=[,}])/g

/** Faults with values in their messages, outside of React. */
const goThroughFaults = async (page: Page) => {
  await page.route('**/assets/faults.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FAULTS }),
  )
  await page.evaluate(() => import(`${location.origin}/assets/faults.js`))
}

/** A script of the page: errors of others' scripts are hidden from it. */
const FAULTS = `
  const person = ${JSON.stringify(PERSON)}
  console.error(person + ' was refused')
  Promise.reject(new Error('No student ' + person, { cause: new Error(person + ' again') }))
  Promise.reject(person)
  Promise.reject({ [person]: person })
  await fetch('/api/district/students?search=' + person)
  await new Promise((done) => setTimeout(done, 200))
  // Last: the SDK passes over what follows a fault of a timer at once.
  setTimeout(() => { throw new TypeError(person + ' is not a function') })
  await new Promise((done) => setTimeout(done, 200))
`
