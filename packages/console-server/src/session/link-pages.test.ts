import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, DEMO_PASSWORD, type TestServer } from '../testing/index.ts'
import { localSignIn, NEW } from '../testing/local-sign-in.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', publicUrl: 'https://console.example.org/' })
})
afterAll(() => server.close())

const { form, change, withLocal, emails, soon } = localSignIn(() => server)

describe('R12 the pages without scripts', () => {
  it('ask for a new password where one is needed, and keep the way back', async () => {
    const { id, email } = await withLocal()
    await change(id, { mustChangePassword: true })
    const fields = { username: email, password: DEMO_PASSWORD, returnTo: '/412/import-logs' }
    const asked = await form(fields)
    expect(asked.response.status).toBe(403)
    expect(asked.html).toContain('name="newPassword"')
    expect(asked.html).toContain('value="/412/import-logs"')
    expect(asked.html).not.toContain(DEMO_PASSWORD)
    const refused = await form({ ...fields, newPassword: 'short' })
    expect([refused.response.status, refused.html.includes('have at least 15 characters')]).toEqual([
      400,
      true,
    ])
    const done = await form({ ...fields, newPassword: NEW })
    expect(done.response.status).toBe(303)
    expect(done.response.headers.get('location')).toBe('/412/import-logs')
  })

  it.each(['newPassword=1', 'forgotten=1', 'link=1'])(
    '%s is a page whose values are only text',
    async (query) => {
      const response = await server.app.request(
        `https://console.example.org/api/login?provider=illuminate&${query}&username=${encodeURIComponent('"><script>')}`,
      )
      expect(response.status).toBe(200)
      expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
      // A browser sends the origin of a form only then, and without it nothing would be taken
      expect(response.headers.get('referrer-policy')).toBe('same-origin')
      expect(await response.text()).not.toContain('<script>')
    },
  )

  it.each([true, false])('offer a reset only where the district allows it: %s', async (isAllowed) => {
    const { clientId } = await withLocal({ selfServiceReset: isAllowed })
    const response = await server.app.request(
      `https://console.example.org/api/login?provider=illuminate&forgotten=1&clientId=${clientId}`,
    )
    const html = await response.text()
    expect(html.includes('Send link')).toBe(isAllowed)
    expect(html.includes('Ask your district administrator for a new password.')).toBe(!isAllowed)
  })

  it('set a password by a link that is pasted, and offer a new link in place of one that is over', async () => {
    const { email } = await withLocal({ selfServiceReset: true })
    expect((await form({ forgotten: '1', username: email })).html).toContain('name="link"')
    await soon(() => emails(email).length, 1)
    const [link = ''] = /https:\S+/.exec(emails(email)[0]?.text ?? '') ?? []
    const refused = await form({ link, newPassword: 'short' })
    expect([refused.response.status, refused.html.includes(link)]).toEqual([400, true])
    const done = await form({ link: ` ${link} `, newPassword: NEW, returnTo: '/412/import-logs' })
    expect([done.response.status, done.response.headers.get('location')]).toEqual([303, '/412/import-logs'])
    const cookies = done.response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    expect(cookies).toEqual(['__Host-edconsole_session', '__Host-edconsole_device'])

    const over = await form({ link, newPassword: `${NEW} again` })
    expect(over.response.status).toBe(410)
    expect(over.html).toContain('Send a new link')
    const token = /name="link" value="([^"]+)"/.exec(over.html)?.[1] ?? ''
    expect((await form({ link: token, renew: '1' })).html).toContain('a new one to the same address')
    await soon(() => emails(email).length, 2)
  })

  it('look like the product, with nothing but their own style allowed', async () => {
    const response = await server.app.request(
      'https://console.example.org/api/login?provider=illuminate&forgotten=1',
    )
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(await response.text()) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  })

  it('R20 name who answers, where the operator has said so', async () => {
    const page = async () =>
      (
        await server.app.request('https://console.example.org/api/login?provider=illuminate&forgotten=1')
      ).text()
    expect(await page()).not.toContain('mailto:')
    await server.db
      .insertInto('configuration')
      .values({ key: 'console.support.email', value: 'help@example.org', effectiveFrom: server.now() })
      .execute()
    expect(await page()).toContain('<a href="mailto:help@example.org">')
    expect((await form({ forgotten: '1', provider: 'illuminate', username: 'nobody' })).html).toContain(
      'mailto:help@example.org',
    )
  })
})
