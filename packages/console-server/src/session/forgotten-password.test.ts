import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, DEMO_PASSWORD, type TestServer } from '../testing/index.ts'
import { localSignIn, NEW } from '../testing/local-sign-in.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', publicUrl: 'https://console.example.org/' })
})
afterAll(() => server.close())

const { attempt, form, change, stored, withLocal, emails, soon } = localSignIn(() => server)

describe('R33 selfServiceReset: a forgotten password', () => {
  const ask = (username: string) => form({ forgotten: '1', provider: 'illuminate', username })
  // The notice of a lock may arrive after the code.
  const codeIn = (email: string) =>
    emails(email)
      .map(({ text }) => /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/.exec(text)?.[0])
      .findLast((code) => code !== undefined) ?? ''

  it('a code comes by mail, opens once, and only together with a new password', async () => {
    const { id, email } = await withLocal({ selfServiceReset: true })
    const { html } = await ask(email)
    expect(html).toContain('sent it an email with a code')
    await soon(() => emails(email).length, 1)
    expect(emails(email)[0]?.text).toContain(
      `https://console.example.org/api/login?provider=illuminate&newPassword=1&username=${encodeURIComponent(email)}`,
    )
    const code = codeIn(email)
    expect(JSON.stringify(await server.db.selectFrom('passwordCodes').selectAll().execute())).not.toContain(
      code,
    )
    expect(await attempt(email, code)).toMatchObject({ status: 401 })
    expect(await attempt(email, code, 'short')).toMatchObject({ status: 400 })
    expect(await attempt(email, code.toLowerCase().replaceAll('-', ' '), NEW)).toMatchObject({ status: 200 })
    expect(await attempt(email, code, `${NEW} again`)).toMatchObject({ status: 401 })
    expect(await attempt(email, NEW)).toMatchObject({ status: 200 })
    expect(await stored(id)).toMatchObject({ failedLoginCount: 0 })
  })

  it('is how somebody without a password gets the first one', async () => {
    const { id, email } = await withLocal({ selfServiceReset: true })
    await server.db.deleteFrom('localPasswords').where('accountId', '=', id).execute()
    expect(await attempt(email)).toMatchObject({ status: 401 })
    await ask(email)
    await soon(() => emails(email).length, 1)
    expect(await attempt(email, codeIn(email), NEW)).toMatchObject({ status: 200 })
  })

  it('resetTokenMinutes: later the code is nothing', async () => {
    const { email } = await withLocal({ selfServiceReset: true, resetTokenMinutes: 5 })
    await ask(email)
    await soon(() => emails(email).length, 1)
    server.advance(5 * 60_000)
    expect(await attempt(email, codeIn(email), NEW)).toMatchObject({ status: 401 })
  })

  it.each([true, false])('autoUnlockOnPasswordReset %s', async (autoUnlockOnPasswordReset) => {
    const { id, email } = await withLocal({
      selfServiceReset: true,
      accountLocking: { maxFailedAttempts: 3, autoUnlockOnPasswordReset },
    })
    await Promise.all([1, 2, 3].map(() => attempt(email, 'wrong')))
    await ask(email)
    const written = () => emails(email).filter(({ subject }) => subject === 'Choose a new password').length
    await soon(written, 1)
    const opened = autoUnlockOnPasswordReset
    expect((await attempt(email, codeIn(email), NEW)).status).toBe(opened ? 200 : 401)
    expect(await stored(id)).toMatchObject({ locked: !opened })
  })

  it('tells nobody who has an account, and writes at most once an hour', async () => {
    const off = await withLocal()
    const locked = await withLocal({ selfServiceReset: true })
    await change(locked.id, { locked: true, lockReason: 'administrator' })
    const on = await withLocal({ selfServiceReset: true })
    const pages = []
    for (const email of [off.email, locked.email, 'nobody@example.org', on.email, on.email])
      pages.push((await ask(email)).html.replaceAll(email, ''))
    expect(new Set(pages).size).toBe(1)
    await soon(() => emails(on.email).length, 1)
    expect([...emails(off.email), ...emails(locked.email)]).toEqual([])
    expect(emails(on.email)).toHaveLength(1)
  })
})

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

  it.each(['newPassword=1', 'forgotten=1'])('%s is a page whose values are only text', async (query) => {
    const response = await server.app.request(
      `https://console.example.org/api/login?provider=illuminate&${query}&username=${encodeURIComponent('"><script>')}`,
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
    // A browser sends the origin of a form only then, and without it nothing would be taken
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
    expect(await response.text()).not.toContain('<script>')
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
