import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { answerError } from './answer-error.ts'
import type { ApiEnv } from './api-env.ts'
import { readConnection } from './connection.ts'
import { guardWrites } from './guard-writes.ts'

const ALLOWED = 'https://console.example.org'
const appWith = (publicUrl?: string) => {
  const app = new Hono<ApiEnv>()
  app.onError(answerError(() => {}))
  app.use(readConnection({ publicUrl, trustedProxies: ['10.0.0.5'] }))
  app.use(guardWrites([ALLOWED], publicUrl))
  app.post('*', (c) => c.text('done'))
  return app
}
const app = appWith()

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const call = { 'x-requested-with': 'XMLHttpRequest' }

it.each([
  ['a call of an allowed origin', '/api/sites', { ...call, origin: ALLOWED }, 200],
  ['a call of another one', '/api/sites', { ...call, origin: 'https://console.example.com' }, 403],
  ['a call of an allowed origin without the header', '/api/sites', { origin: ALLOWED }, 403],
  ['the form of this origin', '/api/login', { ...form, origin: 'http://localhost' }, 200],
  ['the form of an allowed origin', '/api/login', { ...form, origin: ALLOWED }, 403],
  ['a form elsewhere', '/api/sites', { ...form, origin: 'http://localhost' }, 403],
  [
    'a form as multipart',
    '/api/login',
    { 'content-type': 'multipart/form-data; boundary=x', origin: 'http://localhost' },
    403,
  ],
])('[R12] %s', async (_, path, headers, status) => {
  expect((await app.request(path, { method: 'POST', headers, body: 'a=b' })).status).toBe(status)
})

describe('[R19] the own origin', () => {
  const asked = (publicUrl: string | undefined, origin: string, headers: Record<string, string> = {}) =>
    appWith(publicUrl).request(
      'http://inside:3000/api/sites',
      { method: 'POST', headers: { ...call, origin, ...headers } },
      { incoming: { socket: { remoteAddress: '10.0.0.5' } } },
    )
  const PUBLIC = 'https://public.example.org/app'

  it.each([
    ['of the setting', PUBLIC, 'https://public.example.org', {}, 200],
    ['of the setting over another scheme', PUBLIC, 'http://public.example.org', {}, 403],
    ['of the server itself, where the setting is another', PUBLIC, 'http://inside:3000', {}, 403],
    [
      'of the setting, also when a trusted proxy says another scheme',
      PUBLIC,
      'https://public.example.org',
      { 'x-forwarded-proto': 'http' },
      200,
    ],
    [
      'that a trusted proxy names',
      PUBLIC,
      'https://other.example.org',
      { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'other.example.org' },
      200,
    ],
    // Nothing says that a proxy terminated HTTPS in front of the server, but one may have.
    ['of the host over https, without a setting', undefined, 'https://inside:3000', {}, 200],
    [
      'of the host over http, where a trusted proxy says https',
      undefined,
      'http://inside:3000',
      { 'x-forwarded-proto': 'https' },
      403,
    ],
  ])('%s', async (_, publicUrl, origin, headers, status) => {
    expect((await asked(publicUrl, origin, headers)).status).toBe(status)
  })
})

describe('[R19] behind a proxy that changes the host, as those of development servers do', () => {
  const portOf = async (server: NetServer): Promise<number> => {
    if (!server.listening) await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  it.each([
    ['a call of its own page', '/api/sites', { ...call, 'sec-fetch-site': 'same-origin' }, 200],
    ['its own sign-in form', '/api/login', { ...form, 'sec-fetch-site': 'same-origin' }, 200],
    ['a call of another site', '/api/sites', { ...call, 'sec-fetch-site': 'cross-site' }, 403],
    ['a call of a neighbor', '/api/sites', { ...call, 'sec-fetch-site': 'same-site' }, 403],
    ['a call of a browser that says nothing', '/api/sites', call, 403],
    ['its own page without the header', '/api/sites', { 'sec-fetch-site': 'same-origin' }, 403],
  ])('%s', async (_, path, headers, status) => {
    const inner = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    const port = await portOf(inner)
    const proxy = createServer((incoming, answer) => {
      const { method, url, headers: passed } = incoming
      const host = `127.0.0.1:${port}`
      const onward = request({ port, method, path: url, headers: { ...passed, host } }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      })
      incoming.pipe(onward)
    })
    proxy.listen(0, '127.0.0.1')
    const outside = `http://127.0.0.1:${await portOf(proxy)}`
    try {
      const response = await fetch(`${outside}${path}`, {
        method: 'POST',
        headers: { ...headers, origin: outside, connection: 'close' },
        body: 'a=b',
      })
      expect(response.status).toBe(status)
      const text = await response.text()
      if (text.includes('another site')) expect(text).toContain('CONSOLE_PUBLIC_URL')
    } finally {
      proxy.close()
      inner.close()
    }
  })
})
