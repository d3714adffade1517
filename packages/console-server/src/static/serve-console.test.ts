import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingsFromEnv } from './console-settings.ts'
import { serveConsole } from './serve-console.ts'

const SCRIPT = 'console.log("x")\n'.repeat(200)
const PAGE = '<html><script type="application/json" id="console-settings">{}</script><p>$&</p></html>'
const settings = settingsFromEnv({
  CONSOLE_SUFFIX: '</script><b>',
  CONSOLE_BASE_URL: 'https://api.example.org/v1',
  CONSOLE_TIME_ZONE: 'America/Chicago',
  CONSOLE_SESSION_FRAME_RP: 'https://rp.example.org/f',
  CONSOLE_SESSION_FRAME_PROVIDER: 'https://op.example.org/f',
})

let folder: string
let app: Hono
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-static-'))
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true })
  await writeFile(join(folder, 'dist', 'index.html'), PAGE)
  await writeFile(join(folder, 'dist', 'assets', 'a-1234.js'), SCRIPT)
  await writeFile(join(folder, 'secret.txt'), 'secret')
  app = new Hono()
  app.get('*', serveConsole({ folder: join(folder, 'dist'), settings: () => settings }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

describe('the page', () => {
  it.each(['/', '/412/import-logs', '/index.html', '/no/such/place'])(
    'is the answer to %s, never kept',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    },
  )

  it('carries the settings, out of which no value can break', async () => {
    const page = await (await get('/')).text()
    const block = /id="console-settings">(.*?)<\/script>/.exec(page)?.[1] ?? ''
    expect(JSON.parse(block)).toEqual(settings)
    expect(JSON.parse(block)).toMatchObject({ timeZone: 'America/Chicago' })
    expect(block).not.toContain('<')
    expect(page).toContain('<p>$&</p>')
  })

  it('allows its own origin and the addresses of its settings, nothing inline', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("connect-src 'self' https://api.example.org;")
    expect(policy).toContain("frame-src 'self' https://rp.example.org https://op.example.org;")
    expect(policy).not.toContain('unsafe')
  })

  it('takes no text for markup or a script, gives other windows no hold, and needs no device', async () => {
    const { headers } = await get('/')
    expect(headers.get('content-security-policy')).toContain(
      "require-trusted-types-for 'script'; trusted-types default",
    )
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  })
})

describe('a file', () => {
  it('with a hash in its name is kept for a year', async () => {
    const response = await get('/assets/a-1234.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await response.text()).toBe(SCRIPT)
  })

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('is packed for a browser that takes %s', async (accepted, encoding, unpack) => {
    const response = await get('/assets/a-1234.js', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(SCRIPT)
    const etag = response.headers.get('etag') ?? ''
    const again = await get('/assets/a-1234.js', { 'accept-encoding': accepted, 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('that is missing is missing, not the page', async () => {
    for (const path of ['/assets/old-99.js', '/favicon.ico', '/script.js'])
      expect((await get(path)).status).toBe(404)
  })

  it.each(['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/%00', '/%zz'])(
    'outside of the folder is out of reach: %s',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('secret')
    },
  )
})
