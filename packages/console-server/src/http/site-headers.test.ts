import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { serveConsole } from '../static/serve-console.ts'
import type { ApiEnv } from './api-env.ts'
import { readConnection } from './connection.ts'
import { siteHeaders } from './site-headers.ts'

const appAt = (publicUrl: string, includeSubDomains = false) => {
  const app = new Hono<ApiEnv>()
  app.use(readConnection({ publicUrl }))
  app.use(siteHeaders(includeSubDomains))
  app.get('/api/fails', () => {
    throw new Error('unforeseen')
  })
  app.onError((_, c) => c.text('', 500))
  app.get('*', serveConsole({ folder: '/nowhere', settings: () => ({}) }))
  return app
}

it.each([
  ['http://console.example.org', false, null],
  ['http://console.example.org', true, null],
  ['https://console.example.org', false, 'max-age=31536000'],
  ['https://console.example.org', true, 'max-age=31536000; includeSubDomains'],
])('[S9] %s, with its subdomains: %s', async (publicUrl, includeSubDomains, transport) => {
  for (const path of ['/api/fails', '/assets/missing.js', '/script.js', '/']) {
    const { headers } = await appAt(publicUrl, includeSubDomains).request(path)
    expect([path, headers.get('strict-transport-security')]).toEqual([path, transport])
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
  }
})
