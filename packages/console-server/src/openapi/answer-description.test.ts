import { createHash } from 'node:crypto'
import { OPERATION_IDS } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let page: string
let policy: string
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
  const response = await server.fetch('/api/docs')
  policy = response.headers.get('content-security-policy') ?? ''
  page = await response.text()
})
afterAll(() => server.close())

const found = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, one]) => one)

it('gives tools the document without a session', async () => {
  const response = await server.fetch('/api/openapi.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] })
})

it('[S7] gives people every call on one page', () => {
  expect(page).toMatch(/^<!doctype html>/)
  expect(found(/<section id="([^"]+\.[^"]+)"/g).sort()).toEqual(
    [...OPERATION_IDS, 'exportFiles.manifest', 'exportFiles.file', 'exportFiles.archive'].sort(),
  )
  expect(page).toContain('A file: text/csv or application/zip.')
})

it('leads nowhere that is not there', () => {
  const ids = found(/ id="([^"]+)"/g)
  expect(new Set(ids).size).toBe(ids.length)
  const links = found(/ href="([^"]+)"/g)
  expect(links.filter((link) => !link?.startsWith('#'))).toEqual(['openapi.json'])
  expect(links.filter((link) => link?.startsWith('#') && !ids.includes(link.slice(1)))).toEqual([])
})

it('loads nothing, and its policy lets in its own style alone', () => {
  const [style = ''] = found(/<style>(.*?)<\/style>/gs)
  expect(style).toContain('light-dark(')
  const hash = createHash('sha256').update(style).digest('base64')
  expect(policy).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  )
  expect(page).not.toMatch(/<script|<link|<img|<iframe|style=|https?:\/\//i)
})

it('shows what stands in code as text', () => {
  const values = page.match(/<dd>[\s\S]*?<\/dd>/g) ?? []
  expect(values.length).toBeGreaterThan(100)
  for (const value of values) {
    expect(value.replace(/<\/?(dd|code|br|a|a href="#[\w-]+"|small)>/g, '')).not.toMatch(/[<>]/)
    expect(value).not.toContain('[object')
  }
})
