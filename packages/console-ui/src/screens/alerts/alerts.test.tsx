import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AlertList } from '../../shell/alerts/alert-list.tsx'
import { showScreen } from '../../testing/show-screen.tsx'
import { Alerts } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
}, 240_000)
afterAll(() => server.close())

const settingsOf = async (email: string) =>
  (await (await server.browser(email))('/api/alerts/settings')).json().then(({ data }) => data)

const chooseFailedImports = async (email: string) => {
  const settings = await settingsOf(email)
  delete settings.emailAddress
  await (await server.browser(email))('/api/alerts/settings', {
    method: 'POST',
    body: JSON.stringify(Object.assign(settings, { importFailed: 'immediate' })),
  })
}

test('what is chosen is saved, and missing districts are asked for', { tags: 'main:alerts' }, async () => {
  const { email, districtName, id } = await server.newDistrict({ roles: ['ROLE_IMPORT_LOG_VIEW'] })
  const other = await server.newDistrict()
  // The person of a new district has its ID.
  await server.db.insertInto('userDistricts').values({ userId: id, districtId: other.id }).execute()
  const { user, runtime } = await showScreen(<Alerts />, { server, as: email })
  const failed = (await screen.findAllByRole('group', { name: 'Import failed' })).at(-1)
  if (!failed) throw new Error('No choice for failed imports')
  await user.click(within(failed).getByRole('radio', { name: 'Right away' }))
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Events', 'Districts', 'Email', 'Quiet hours'])
  // Districts are assigned to provider staff only.
  expect(screen.queryByRole('radio', { name: /^My districts/ })).toBeNull()
  await user.click(screen.getByRole('radio', { name: /^Selected districts/ }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('button', { name: '1 field to correct' })).toBeVisible()
  const picker = screen.getByRole('combobox', { name: 'Add a district' })
  await waitFor(() => expect(picker).toHaveFocus())
  expect(picker).toHaveAttribute('aria-expanded', 'false')
  expect(await settingsOf(email)).toMatchObject({ importFailed: 'off', scope: 'all' })
  await user.type(screen.getByRole('combobox', { name: 'Add a district' }), districtName)
  await screen.findByRole('option', { name: new RegExp(districtName) })
  await user.keyboard('{Enter}')
  await user.selectOptions(screen.getByLabelText(/^From/), '20:00')
  await user.selectOptions(screen.getByLabelText(/^To/), '06:30')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toContain('Alert settings saved'),
  )
  expect(await settingsOf(email)).toMatchObject({
    importFailed: 'immediate',
    scope: 'chosen',
    districtIds: [id],
    quietFrom: '20:00',
    quietUntil: '06:30',
  })
})

test('who has one district is not asked which', async () => {
  const { email } = await server.newDistrict({ roles: ['ROLE_IMPORT_LOG_VIEW'] })
  await showScreen(<Alerts />, { server, as: email })
  expect(await screen.findByRole('heading', { name: 'Events' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Districts' })).toBeNull())
  expect(screen.queryByRole('radio', { name: /^All districts/ })).toBeNull()
})

test('an empty list asks for a choice only until there is one', async () => {
  const { email } = await server.newDistrict({ roles: ['ROLE_IMPORT_LOG_VIEW'] })
  const show = () => showScreen(<AlertList unread={0} close={() => {}} />, { server, as: email })
  await show()
  expect(await screen.findByText('Choose what you want to hear about in the alert settings.')).toBeVisible()
  cleanup()
  await chooseFailedImports(email)
  await show()
  expect(await screen.findByText('Nothing you chose to hear about has happened yet.')).toBeVisible()
})

test('[S5] quiet hours that were saved can be turned off', async () => {
  const { email } = await server.newDistrict({ roles: ['ROLE_IMPORT_LOG_VIEW'] })
  const { user } = await showScreen(<Alerts />, { server, as: email })
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.selectOptions(await screen.findByLabelText(/^From/), '22:00')
  await user.selectOptions(screen.getByLabelText(/^To/), '06:00')
  await save()
  await waitFor(async () => expect(await settingsOf(email)).toMatchObject({ quietUntil: '06:00' }))
  await user.selectOptions(screen.getByLabelText(/^From/), 'No quiet hours')
  await save()
  await waitFor(async () =>
    expect(await settingsOf(email)).toMatchObject({ quietFrom: null, quietUntil: null }),
  )
  await user.selectOptions(screen.getByLabelText(/^From/), '21:00')
  expect(screen.getByLabelText(/^To/)).toHaveValue('')
})

test('[S5] days that are quiet altogether are refused, since alerts would wait for a day that never comes', async () => {
  const { email } = await server.newDistrict({ roles: ['ROLE_IMPORT_LOG_VIEW'] })
  const { user } = await showScreen(<Alerts />, { server, as: email })
  const days = within(
    (await screen.findAllByRole('group', { name: 'Quiet all day' })).at(-1) ?? document.body,
  )
  for (const day of days.getAllByRole('checkbox')) await user.click(day)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(
    await screen.findByText("Leave at least one day that isn't quiet, so that alerts can be sent"),
  ).toBeVisible()
  await user.click(days.getByRole('checkbox', { name: 'Mon' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(async () => expect((await settingsOf(email)).quietDays).toHaveLength(6))
})

test('alerts say what happened and where, and are read once they are opened', async () => {
  const { email, districtName, lea } = await server.newDistrict({ roles: ['ROLE_IMPORT_LOG_VIEW'] })
  const browser = await server.browser(email)
  await chooseFailedImports(email)
  await server.db
    .insertInto('importBatches')
    .values({
      lea,
      schoolYear: 2026,
      source: 'sftp',
      triggerType: 'manual',
      status: 'failed',
      startedAt: server.now(),
    })
    .execute()
  await server.jobs.idle()
  const { user, runtime } = await showScreen(<AlertList unread={1} close={() => {}} />, { server, as: email })
  const alert = await screen.findByRole('link', { name: new RegExp(`Import failed ?${districtName}`) })
  await user.click(alert)
  expect(runtime.navigation.get().current()?.id).toBe('import-log-results')
  await waitFor(async () =>
    expect(await (await browser('/api/alerts/unread')).json()).toMatchObject({ data: { count: 0 } }),
  )
})
