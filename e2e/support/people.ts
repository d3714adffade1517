import { expect, type Page } from '@playwright/test'

export const PASSWORD = 'Console-demo-2026'
export const EMPLOYEE = 'employee@example.org'
export const BARE_EMPLOYEE = 'bare@example.org'
/** The demo's first district, and another one to switch to. */
export const LARKSPUR = { id: '412', name: 'Larkspur Valley Unified' }

/** Signs in over the API, so that a test begins where its story begins. */
export const signIn = async (page: Page, username: string): Promise<void> => {
  const answer = await page.request.post('/api/login', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { provider: 'illuminate', username, password: PASSWORD },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Ends the session behind the page's back, as an expiry does. */
export const expireSession = async (page: Page): Promise<void> => {
  await page.context().clearCookies()
}
