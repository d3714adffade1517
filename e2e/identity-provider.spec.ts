import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { PASSWORD, signIn } from './support/people.ts'

const CINDER = { id: '420', name: 'Cinder Grove Unit District' }

const chooseDistrict = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Find your district' }).fill('Cinder')
  await page.getByRole('option', { name: new RegExp(CINDER.name) }).click()
  await page.getByRole('link', { name: 'Continue with Google' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Demo identity provider' })).toBeVisible()
}
const signInThere = async (page: Page, username: string) => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('[R12] somebody signs in with the identity provider of their district and gets to the wanted page', async ({
  page,
}) => {
  const wanted = `/${CINDER.id}/district`
  await page.goto(wanted)
  await chooseDistrict(page)
  await signInThere(page, 'cinder@example.org')
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('heading', { level: 1, name: 'District Overview' })).toBeVisible()
  await page.goto('/api/logout')
  await page.goto('/login')
  await expect(page.getByText('Last used on this computer')).toBeVisible()
})

test('[R12] somebody without an account reads why in one sentence, with a reference number', async ({
  page,
}) => {
  await page.goto('/login')
  await chooseDistrict(page)
  await signInThere(page, 'unknown@example.org')
  await expect(page.getByRole('alert')).toHaveText(
    /^You don't have an account here yet\. Ask your administrator to add you\. Reference number: \d{4}-\d{4}\.$/,
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
})

test('[R15] signing out at the provider signs out of the console within seconds, in every tab', async ({
  page,
  context,
}) => {
  await page.goto(`/${CINDER.id}/district`)
  await chooseDistrict(page)
  const served = page.waitForResponse((response) => response.url().endsWith(`/${CINDER.id}/district`))
  await signInThere(page, 'cinder@example.org')
  const policy = (await served).headers()['content-security-policy'] ?? ''
  const frame = page.locator('iframe[name=ec-session-provider]')
  await expect(frame).toHaveCount(1)
  const provider = new URL((await frame.getAttribute('src')) ?? '').origin
  expect(provider).not.toBe(new URL(page.url()).origin)
  expect(policy).toContain(`frame-src 'self' ${provider};`)
  // The provider's frame has said that all is well.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('edconsole.session-frame'))).not.toBeNull()
  // What another page says in the provider's place is ignored.
  await page.evaluate(() => {
    for (const target of [window, window.frames[0]]) target?.postMessage('changed', '*')
  })
  const second = await context.newPage()
  await second.goto('/420/site')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/district$/)

  const there = await context.newPage()
  await there.goto(`${provider}/session/end`)
  await there.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/, { timeout: 15_000 })
  await expect(second).toHaveURL(/\/login/, { timeout: 15_000 })
})

test('[R33] somebody adds a passkey and signs in with it after the password', async ({ page, context }) => {
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasUserVerification: true } as const
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  await signIn(page, 'norole@example.org')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Add second factor' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill('Work laptop')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Rename Work laptop' })).toBeVisible()

  await page.goto('/api/logout')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Provider staff sign-in' }).click()
  await page.getByLabel('Username').fill('norole@example.org')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Use passkey' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeHidden()
  await page.goto('/account')
  await page.getByRole('button', { name: /^Remove Work laptop/ }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Remove Work laptop/ })).toBeHidden()
})
