import { DEMO_PASSWORD } from '@edconsole/console-demo'
import { expect } from 'vitest'
import type { TestServer } from './create-test-server.ts'
import type { TestDistrict } from './new-district.ts'

/** One that keeps every rule unless a client adds some. */
export const NEW = 'nine green bottles hanging'
export const REFUSED = 'The username or password is incorrect, or the account is locked.'

/** What tests of sign-in with Local do, on a server that is there by then. Its public address is `console.example.org`. */
export const localSignIn = (serverOf: () => TestServer) => {
  const attempt = async (username: string, password = DEMO_PASSWORD, newPassword?: string) => {
    const body = { provider: 'illuminate', username, password, newPassword }
    const response = await serverOf().fetch('/api/login', { method: 'POST', body: JSON.stringify(body) })
    const { error } = await response.json()
    return { status: response.status, error, cookies: response.headers.getSetCookie().length }
  }
  const form = async (fields: Record<string, string>) => {
    const response = await serverOf().app.fetch(
      new Request('https://console.example.org/api/login', {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: 'https://console.example.org' },
      }),
    )
    return { response, html: await response.text() }
  }
  const change = (id: number, values: object) =>
    serverOf().db.updateTable('accounts').set(values).where('id', '=', id).execute()
  const stored = (id: number) =>
    serverOf().db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const lastLine = async (id: number) =>
    serverOf()
      .db.selectFrom('accountSyncLogs')
      .selectAll()
      .where('accountId', '=', id)
      .orderBy('timestamp', 'desc')
      .executeTakeFirst()
  /** A district whose Local sign-in is set like this. */
  const withLocal = async (settings: object = {}): Promise<TestDistrict> => {
    const district = await serverOf().newDistrict()
    await serverOf()
      .db.updateTable('authentications')
      .set({ settings: JSON.stringify(settings) })
      .where('clientId', '=', district.clientId)
      .execute()
    return district
  }
  const staffRules = (rules: object) => withLocal({ passwordComplexity: { staff: rules } })
  const emails = (to: string) => serverOf().mail.sent.filter((email) => email.to === to)
  const soon = (look: () => number, count: number) => expect.poll(look, { interval: 5 }).toBe(count)
  return { attempt, form, change, stored, lastLine, withLocal, staffRules, emails, soon }
}
