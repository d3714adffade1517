import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { ApiEnv } from './api-env.ts'
import { type ConnectionSettings, readConnection, trustedProxiesIn } from './connection.ts'

const connectionOf = async (
  settings: ConnectionSettings,
  { peer, url = 'http://inside:3000/', headers = {} }: { peer?: string; url?: string; headers?: HeadersInit },
) => {
  const app = new Hono<ApiEnv>()
  app.use(readConnection(settings))
  app.get('*', (c) => c.json(c.get('connection')))
  const env = peer === undefined ? {} : { incoming: { socket: { remoteAddress: peer } } }
  return (await app.request(url, { headers }, env)).json()
}

describe('[R12] the address of a caller', () => {
  const proxies = ['10.0.0.0/24', '2001:db8:ffff::/48', '192.0.2.9']

  it.each([
    ['198.51.100.7', undefined, '198.51.100.7'],
    ['::ffff:198.51.100.8', undefined, '198.51.100.8'],
    ['2001:db8::1', undefined, '2001:db8::1'],
    ['198.51.100.9', '203.0.113.1', '198.51.100.9'],
    ['127.0.0.1', '203.0.113.1', '127.0.0.1'],
    ['10.0.1.5', '203.0.113.1', '10.0.1.5'],
    ['10.0.0.5', '203.0.113.1', '203.0.113.1'],
    ['::ffff:10.0.0.5', '203.0.113.1', '203.0.113.1'],
    ['192.0.2.9', '203.0.113.1', '203.0.113.1'],
    ['2001:db8:ffff::5', '2001:db8:1::7', '2001:db8:1::7'],
    ['10.0.0.5', '1.2.3.4, 203.0.113.1', '203.0.113.1'],
    ['10.0.0.5', '1.2.3.4, 203.0.113.1, 192.0.2.9,10.0.0.6', '203.0.113.1'],
    ['10.0.0.5', '10.0.0.7', '10.0.0.7'],
    ['10.0.0.5', '203.0.113.1:50000', '203.0.113.1'],
    ['10.0.0.5', '[2001:db8:1::7]:50000', '2001:db8:1::7'],
    ['10.0.0.5', "'; drop table users; --", '10.0.0.5'],
    ['10.0.0.5', '203.0.113.1, unknown, 10.0.0.6', '10.0.0.6'],
    ['10.0.0.5', '', '10.0.0.5'],
    ['10.0.0.5', undefined, '10.0.0.5'],
    [undefined, '203.0.113.1', null],
  ])('from %s, speaking for %s, is %s', async (peer, forwardedFor, address) => {
    const headers: Record<string, string> =
      forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
    const given = { headers, ...(peer === undefined ? {} : { peer }) }
    expect((await connectionOf({ trustedProxies: proxies }, given)).address).toBe(address)
  })
})

describe('[R19] scheme and host', () => {
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'console.example.org' }
  const trusting = { trustedProxies: ['10.0.0.0/24'] }
  const told = { publicUrl: 'https://public.example.org/app/' }

  it.each<
    [string, ConnectionSettings, { peer?: string; url?: string; headers?: HeadersInit }, string, boolean]
  >([
    ['the socket', {}, { url: 'http://inside:3000/' }, 'http://inside:3000', false],
    ['a socket with https', {}, { url: 'https://inside/' }, 'https://inside', true],
    [
      'the socket, whatever anybody writes',
      {},
      { peer: '10.0.0.5', headers: https },
      'http://inside:3000',
      false,
    ],
    ['the setting', told, { peer: '10.0.0.5', headers: https }, 'https://public.example.org', true],
    ['a trusted proxy', trusting, { peer: '10.0.0.5', headers: https }, 'https://console.example.org', true],
    [
      'a trusted proxy before the setting',
      { ...trusting, ...told },
      { peer: '10.0.0.5', headers: https },
      'https://console.example.org',
      true,
    ],
    [
      'the setting for other callers',
      { ...trusting, ...told },
      { peer: '10.0.1.5', headers: https },
      'https://public.example.org',
      true,
    ],
    [
      'the outer of two trusted proxies',
      trusting,
      {
        peer: '10.0.0.5',
        headers: { 'x-forwarded-proto': 'https, http', 'x-forwarded-for': '203.0.113.1, 10.0.0.6' },
      },
      'https://inside:3000',
      true,
    ],
    [
      'the inner of two proxies, when only that one is trusted',
      trusting,
      { peer: '10.0.0.5', headers: { 'x-forwarded-proto': 'https, http', 'x-forwarded-for': '203.0.113.1' } },
      'http://inside:3000',
      true,
    ],
    [
      'the setting, when a trusted proxy says nothing that makes sense',
      { ...trusting, ...told },
      { peer: '10.0.0.5', headers: { 'x-forwarded-proto': 'gopher' } },
      'https://public.example.org',
      true,
    ],
    [
      'a host without the usual port',
      trusting,
      { peer: '10.0.0.5', headers: { ...https, 'x-forwarded-host': 'Console.example.org:443' } },
      'https://console.example.org',
      true,
    ],
  ])('come from %s', async (_, settings, given, origin, isSchemeKnown) => {
    const { scheme, host, ...rest } = await connectionOf(settings, given)
    expect([`${scheme}://${host}`, rest.isSchemeKnown]).toEqual([origin, isSchemeKnown])
  })
})

describe('a warning', () => {
  it('names the setting once, when headers are ignored', async () => {
    const warnings: string[] = []
    const app = new Hono<ApiEnv>()
    app.use(readConnection({ trustedProxies: ['10.0.0.5'], onWarning: (message) => warnings.push(message) }))
    app.get('*', (c) => c.text(''))
    const ask = (remoteAddress: string, headers: HeadersInit) =>
      app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
    await ask('10.0.0.6', {})
    await ask('10.0.0.5', { 'x-forwarded-for': '203.0.113.1' })
    expect(warnings).toEqual([])
    for (const name of ['x-forwarded-proto', 'x-forwarded-for']) await ask('10.0.0.6', { [name]: 'https' })
    expect(warnings).toEqual([
      expect.stringMatching(/from 10\.0\.0\.6 are ignored.* CONSOLE_TRUSTED_PROXIES/),
    ])
  })

  it('says that the limit cannot work when the socket is not handed on', async () => {
    const warnings: string[] = []
    await connectionOf({ onWarning: (message) => warnings.push(message) }, {})
    expect(warnings).toEqual([expect.stringContaining("aren't limited by address")])
  })
})

describe('CONSOLE_TRUSTED_PROXIES', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['10.0.0.5', ['10.0.0.5']],
    [' 10.0.0.0/24,2001:db8::/64  ::1 ', ['10.0.0.0/24', '2001:db8::/64', '::1']],
  ])('%j is %j', (text, proxies) => {
    expect(trustedProxiesIn(text)).toEqual(proxies)
  })

  it.each(['10.0.0.0/33', '10.0.0', 'proxy.example.org', '10.0.0.5/24/8', '2001:db8::/129', '10'])(
    '%s is refused with a sentence',
    (text) => {
      expect(() => trustedProxiesIn(`127.0.0.1,${text}`)).toThrow(
        `CONSOLE_TRUSTED_PROXIES must list IP addresses and networks such as 10.0.0.5 or 10.0.0.0/24, not ${text}.`,
      )
    },
  )
})
