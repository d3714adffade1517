import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD, demonstration } from '@edconsole/console-demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../start-server.ts'
import { newDatabaseAddress } from '../testing/test-database.ts'

const PAGE = `<html><head><script type="application/json" id="console-settings">{}</script>
<script type="module" crossorigin src="/assets/entry-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/entry-1.css"></head>
<body><script type="application/json" id="console-answers">{}</script></body></html>`
const FILES = { 'import-logs': { js: ['/assets/lists-1.js'], css: ['/assets/lists-1.css'] } }

let folder: string
let server: RunningServer
let removeDatabase: () => Promise<void>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-page-'))
  const staticDir = join(folder, 'dist')
  await mkdir(staticDir)
  await writeFile(join(staticDir, 'index.html'), PAGE)
  await writeFile(join(staticDir, 'screen-files.json'), JSON.stringify(FILES))
  const { remove, ...place } = await newDatabaseAddress()
  removeDatabase = remove
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: folder,
    env: {},
    staticDir,
    prepare: demonstration('small'),
    ...place,
  })
}, 60_000)
afterAll(async () => {
  await server.close()
  await removeDatabase()
  await rm(folder, { recursive: true, force: true })
})

const at = (path: string) => `http://127.0.0.1:${server.port}${path}`
const signIn = async (username: string): Promise<string> => {
  const answer = await fetch(at('/api/login'), {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'illuminate', username, password: DEMO_PASSWORD }),
  })
  return answer.headers.getSetCookie().find((one) => one.startsWith('edconsole_session')) ?? ''
}
const pageFor = async (path: string, cookie?: string) => {
  const response = await fetch(at(path), { headers: cookie === undefined ? {} : { cookie } })
  const text = await response.text()
  const block = /id="console-answers">(.*?)<\/script>/s.exec(text)?.[1] ?? ''
  return { headers: response.headers, text, block, answers: JSON.parse(block) }
}

it('announces the files of the entry and of the addressed screen', async () => {
  const { headers, text } = await pageFor('/412/import-logs?page=2')
  expect(headers.get('link')?.split(', ')).toEqual([
    '</assets/entry-1.js>; rel=modulepreload; crossorigin',
    '</assets/entry-1.css>; rel=preload; as=style; crossorigin',
    '</assets/lists-1.css>; rel=preload; as=style; crossorigin',
    '</assets/lists-1.js>; rel=modulepreload; crossorigin',
  ])
  expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/lists-1.js">')
  expect((await pageFor('/412/site-overview')).text).not.toContain('lists-1')
})

it('tells a stranger nothing, and may then be kept while it is unchanged', async () => {
  for (const cookie of [undefined, 'edconsole_other=1'])
    expect(await pageFor('/412/import-logs', cookie)).toMatchObject({ answers: {} })
  const { headers } = await pageFor('/412/import-logs')
  expect(headers.get('cache-control')).toBe('no-cache')
  const known = { 'if-none-match': headers.get('etag') ?? '' }
  expect((await fetch(at('/412/import-logs'), { headers: known })).status).toBe(304)
  expect((await pageFor('/', 'edconsole_session=ended')).answers).toEqual({})
})

it('brings along what the calls would answer to the caller, and nobody keeps it', async () => {
  const cookie = await signIn('employee@example.org')
  const { headers, block, answers } = await pageFor('/412/import-logs', cookie)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('etag')).toBeNull()
  expect(headers.get('vary')).toContain('cookie')
  expect(Object.keys(answers)).toEqual([
    '/user-info',
    '/user-preferences',
    '/districts?limit=2',
    '/configuration/console.banner.message',
    '/district?filter[id]=412&limit=1',
  ])
  for (const address of ['/districts?limit=2', '/district?filter[id]=412&limit=1'])
    expect(answers[address]).toEqual(
      await (await fetch(at(`/api${address}`), { headers: { cookie } })).json(),
    )
  expect(answers['/user-info'].data.emailAddress).toBe('employee@example.org')
  expect(block).not.toContain('<')
  expect(block).not.toContain(cookie.split(/[=;]/)[1])
})

it('R47 brings along nothing of a district that is not theirs', async () => {
  const cookie = await signIn('admin@example.org')
  const all = await fetch(at('/api/districts'), { headers: { cookie: await signIn('employee@example.org') } })
  const own = await fetch(at('/api/districts'), { headers: { cookie } })
  const ids = async (answer: Response): Promise<number[]> =>
    (await answer.json()).data.map(({ id }: { id: number }) => id)
  const theirs = await ids(own)
  const other = (await ids(all)).find((id) => !theirs.includes(id))
  expect(other).toBeDefined()
  const { answers } = await pageFor(`/${other}/import-logs`, cookie)
  expect(answers[`/district?filter[id]=${other}&limit=1`]?.data ?? []).toEqual([])
})

it('sends the head before the database has answered', async () => {
  const cookie = await signIn('employee@example.org')
  const first = await new Promise<string>((resolve, reject) => {
    request(at('/412/import-logs'), { headers: { cookie } }, (response) => {
      response.once('data', (chunk) => resolve(String(chunk)))
    })
      .on('error', reject)
      .end()
  })
  expect(first).toContain('lists-1.js')
  expect(first).not.toContain('console-answers')
})
