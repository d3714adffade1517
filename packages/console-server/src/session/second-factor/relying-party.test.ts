import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ApiEnv } from '../../http/api-env.ts'
import { readConnection } from '../../http/connection.ts'
import { findRelyingParty } from './relying-party.ts'

const PORTAL = 'https://portal.example.org'

it.each([
  [
    'https://console.example.org/',
    undefined,
    { id: 'console.example.org', origin: 'https://console.example.org' },
  ],
  ['https://console.example.org', 'https://console.example.org', { id: 'console.example.org' }],
  ['https://console.example.org', PORTAL, 'otherAddress'],
  ['https://192.0.2.7', undefined, 'ipAddress'],
  ['https://[2001:db8::7]', undefined, 'ipAddress'],
  ['http://127.0.0.1:4300', undefined, 'ipAddress'],
  ['http://console.example.org', undefined, 'insecure'],
  ['http://localhost:4300', undefined, { id: 'localhost' }],
  [undefined, 'http://localhost:4300', { id: 'localhost', origin: 'http://localhost:4300' }],
  [undefined, PORTAL, { id: 'portal.example.org' }],
  // Both can be forged.
  [undefined, 'https://evil.test', 'unknownAddress'],
] as const)('R33 passkeys at %s, on a page of %s', async (publicUrl, origin, expected) => {
  const app = new Hono<ApiEnv>()
  app.use(readConnection({ publicUrl }))
  app.get('/', (c) => c.json({ found: findRelyingParty({ publicUrl, allowedOrigins: [PORTAL] }, c) }))
  const response = await app.request('https://evil.test/', {
    headers: origin === undefined ? {} : { origin },
  })
  const { found } = await response.json()
  if (typeof expected === 'string') expect(found).toBe(expected)
  else expect(found).toMatchObject(expected)
})
