import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
  for (const [key, value] of [
    ['console.support.email', 'old@example.org'],
    ['console.support.email', 'help@example.org'],
    ['console.banner.message', 'Closed on Friday'],
  ] as const)
    await server.db.insertInto('configuration').values({ key, value, effectiveFrom: server.now() }).execute()
})
afterAll(() => server.close())

it.each([
  ['console.support.email', 200],
  ['console.help.url', 200],
  ['console.privacy.url', 200],
  ['console.banner.message', 401],
  ['anything.else', 401],
])('[R20] without a session %s answers %i', async (key, status) => {
  expect((await server.fetch(`/api/configuration/${key}`)).status).toBe(status)
})

it('[R20] all values of a key come in their order, so that the last one counts', async () => {
  const answer = await server.fetch('/api/configuration/console.support.email')
  expect((await answer.json()).data.map(({ value }: { value: string }) => value)).toEqual([
    'old@example.org',
    'help@example.org',
  ])
})
