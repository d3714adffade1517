import { SIGN_IN_TEXTS } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it.each([
  [SIGN_IN_TEXTS.help, '<h1>Help with sign-in</h1>'],
  [SIGN_IN_TEXTS.privacy, '<h1>Privacy</h1>'],
])('[R20] in a demonstration %s leads to a page that anybody may read', async (key, heading) => {
  const { data } = await (await server.fetch(`/api/configuration/${key}`)).json()
  const page = await server.app.fetch(new Request(new URL(data.at(-1).value, 'http://console.test')))
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('text/html')
  const text = await page.text()
  expect(text).toContain(heading)
  expect(text).toContain('mailto:support@example.org')
})
