import { placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DistrictOverview } from '../../screens/district/index.ts'
import { type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 300_000)
afterAll(() => server.close())

const show = (options: Partial<ShowScreenOptions> = {}) =>
  showScreen(<DistrictOverview districtId="412" />, {
    server,
    as: 'employee@example.org',
    place: placeOf('district', { districtId: '412' }),
    ...options,
  })
/** In a list, as what is being typed is text too. */
const IN_LIST = { selector: 'li span' }
const card = async () => within(await screen.findByRole('region', { name: 'Notes' }))

test('a note is written with Ctrl+Enter, edited and removed; the district sees it once it is shared', async () => {
  const { user } = await show()
  const notes = await card()
  await user.type(await notes.findByRole('textbox'), 'Call them\nin June.{Control>}{Enter}{/Control}')
  const written = async () => {
    const text = await notes.findByText(/^Call them\s+in June/, IN_LIST)
    const found = text.closest('li')
    if (!found) throw new Error('No note')
    return within(found)
  }
  expect((await written()).getByText('09/14/2026 - 08:14AM · Ana Silva')).toBeVisible()
  expect((await written()).getByText('Staff only')).toBeVisible()
  await waitFor(() => expect(notes.getByRole('textbox')).toHaveValue(''))
  await user.click((await written()).getByRole('button', { name: /^Edit note/ }))
  const edit = await notes.findByRole('textbox', { name: /^Note/ })
  const form = within(edit.closest('li') ?? edit)
  await user.type(edit, ' Not before.')
  await user.click(form.getByRole('radio', { name: 'Visible to the district' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await notes.findByText(/Not before\.$/, IN_LIST)).toBeVisible()
  expect((await written()).queryByText('Staff only')).toBeNull()

  cleanup()
  await show({ as: 'admin@example.org' })
  const theirs = await card()
  expect(await theirs.findByText(/Not before\.$/, IN_LIST)).toBeVisible()
  expect(theirs.queryByRole('radio')).toBeNull()

  cleanup()
  const staff = await show()
  const own = await card()
  const [remove] = await own.findAllByRole('button', { name: /^Remove note from 09\/14/ })
  if (!remove) throw new Error('No button')
  await staff.user.click(remove)
  await staff.user.click(await screen.findByRole('button', { name: 'Remove note' }))
  await waitFor(() => expect(own.queryByText(/Not before\.$/, IN_LIST)).toBeNull())
})

test('what was typed stays after a failure and a reload, until it is saved', async () => {
  const draftStorage = window.sessionStorage
  const failed: ShowScreenOptions['faults'] = [['notes.create', { status: 503, message: 'Down.' }]]
  const { user } = await show({ faults: failed, draftStorage })
  await user.type(await (await card()).findByRole('textbox'), 'Half a')
  await user.click((await card()).getByRole('button', { name: 'Add note' }))
  await waitFor(async () => expect((await card()).getByRole('textbox')).toHaveValue('Half a'))
  cleanup()
  const again = await show({ draftStorage })
  const notes = await card()
  expect(await notes.findByRole('textbox')).toHaveValue('Half a')
  await again.user.type(notes.getByRole('textbox'), ' sentence.{Control>}{Enter}{/Control}')
  expect(await notes.findByText('Half a sentence.', IN_LIST)).toBeVisible()
  expect(notes.getByRole('textbox')).toHaveValue('')
})

test('R17 a backend without notes shows the history alone', async () => {
  await show({ faults: [['notes.list', { status: 404 }]] })
  expect(await screen.findByRole('region', { name: 'Changes' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notes' })).toBeNull())
})
