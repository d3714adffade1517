import { memoryStorage, placeOf, type Staff } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newSisPerson } from '../../testing/new-sis-person.ts'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { UserEdit } from './index.ts'

const LEA = '4107320'
const SITE = '0401'

let server: TestServer
let browser: TestFetch
let districtId: string
/** A person from the SIS for each test, with an account. */
let person: Staff
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  browser = await server.browser('employee@example.org')
  districtId = String(server.districts.find(({ lea }) => lea === LEA)?.id)
}, 240_000)
afterAll(() => server.close())
beforeEach(async () => {
  person = await newSisPerson(server, browser, { lea: LEA, siteCode: SITE })
})

const staffOf = async (query: string): Promise<Staff[]> =>
  (await (await browser(`/api/district/staffs?lea=${LEA}&${query}`)).json()).data
const stored = async (id = person.id): Promise<Staff> => {
  const [row] = await staffOf(`filter[id]=${id}`)
  if (!row) throw new Error(`The staff member ${id} is gone.`)
  return row
}
const change = async (body: object, id = person.id) => {
  const answer = await browser(`/api/district/staff/${id}?lea=${LEA}`, {
    method: 'PATCH',
    body: JSON.stringify({ ...body, dateLastModified: (await stored(id)).dateLastModified }),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
}
const show = (options: Partial<ShowScreenOptions> = {}, id: string | number = person.id) =>
  showScreen(<UserEdit districtId={districtId} id={String(id)} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('user-edit', { districtId, id: String(id) }),
    ...options,
  })
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
const press = async ({ user }: ShownScreen, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const enter = async ({ user }: ShownScreen, name: string, text: string) => {
  await user.clear(await field(name))
  await user.type(await field(name), text)
}
const save = (shown: ShownScreen) => press(shown, 'Save changes')
const nextImport = () =>
  within(screen.getByRole('region', { name: 'Next import' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const messagesOf = ({ runtime }: ShownScreen) => runtime.snackbars.get().recent.map(({ message }) => message)

test('[S2.2] R24 a user is shown with the account beside the form', async () => {
  await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit User' })).toBeVisible()
  expect(await screen.findByText(`Ines ${person.lastName} · ${person.staffId}`)).toBeVisible()
  const account = await screen.findByRole('complementary', { name: "This user's account" })
  expect(within(account).getByRole('region', { name: 'Sign-in' })).toBeVisible()
  expect(await field('Staff ID')).toHaveAttribute('readonly')
})

test('[S2.2] whoever can give roles reads beside a new user what roles decide', async () => {
  await show()
  const roles = await screen.findByRole('region', { name: 'Roles' })
  expect(roles).toHaveTextContent('No roles yet. Roles decide what this person sees in the console.')
  expect(within(roles).getByRole('link', { name: 'Edit roles' })).toBeVisible()
})

test('[domain 8.12] R21 a field from the SIS is read-only until it is overridden, and what was entered is kept', {
  tags: 'main:user-edit',
}, async () => {
  const shown = await show()
  expect(await field('Job title')).toHaveAttribute('readonly')
  expect(await field('Job title')).toHaveAccessibleDescription('From the SIS.')
  expect(nextImport()[0]).toBe('All SIS fields are updated.')
  await press(shown, 'Override: Job title')
  expect(await field('Job title')).not.toHaveAttribute('readonly')
  await enter(shown, 'Job title', 'Reading Coach')
  expect(nextImport()[0]).toBe('Job title stays as entered here. All other SIS fields are updated.')
  await press(shown, 'Override: Middle name')
  await enter(shown, 'Middle name', 'Quill')
  expect(nextImport()[0]).toMatch(/^Middle name and Job title stay as entered here\./)
  await save(shown)
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      title: 'Reading Coach',
      middleName: 'Quill',
      keptFields: ['middleName', 'title'],
    }),
  )
  expect(await screen.findAllByText('Overridden here.')).toHaveLength(2)
  expect(messagesOf(shown)).toEqual([`Staff updated (${person.lastName}, ${person.firstName})`])
})

test('[domain 8.12] an override that was not saved yet is undone without a trace', async () => {
  const shown = await show()
  await press(shown, 'Override: Job title')
  await enter(shown, 'Job title', 'Something else')
  await press(shown, 'Use SIS value: Job title')
  expect(await field('Job title')).toHaveValue(person.title)
  expect(await field('Job title')).toHaveAttribute('readonly')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
})

test('[domain 8.12] a saved override is given back to the SIS, which the next import uses', async () => {
  await change({ title: 'Reading Coach' })
  const shown = await show()
  expect(await field('Job title')).not.toHaveAttribute('readonly')
  await press(shown, 'Use SIS value: Job title')
  expect(screen.getByText('The next import restores the SIS value.')).toBeVisible()
  expect(nextImport().slice(0, 2)).toEqual([
    'All SIS fields are updated.',
    'Job title: the SIS value is restored.',
  ])
  expect(within(screen.getByRole('region', { name: 'Unsaved changes' })).getByText(/Job title/)).toBeVisible()
  await press(shown, 'Keep override: Job title')
  expect(screen.getByText('Overridden here.')).toBeVisible()
  await press(shown, 'Use SIS value: Job title')
  await save(shown)
  await waitFor(async () => expect((await stored()).keptFields).toEqual([]))
  const { hash } = await server.db
    .selectFrom('sisRows')
    .select('hash')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  // Unlike that of any row of a file
  expect(hash).toBe('')
})

test('a restored draft brings its override with it', async () => {
  const draftStorage = memoryStorage()
  const first = await show({ draftStorage, faults: [['staff.update', { status: 401 }]] })
  await press(first, 'Override: Job title')
  await enter(first, 'Job title', 'From a draft')
  await save(first)
  await waitFor(() => expect(first.runtime.session.get().user).toBeNull())
  cleanup()
  const second = await show({ draftStorage })
  await press(second, 'Restore')
  expect(await field('Job title')).toHaveValue('From a draft')
  expect(await field('Job title')).not.toHaveAttribute('readonly')
  await save(second)
  await waitFor(async () => expect((await stored()).keptFields).toEqual(['title']))
})

test('[ux 9.9] somebody else with the same email is offered, before anything is saved', async () => {
  const other = await newSisPerson(server, browser, { lea: LEA, siteCode: SITE })
  const shown = await show()
  await press(shown, 'Override: Email')
  await enter(shown, 'Email', (other.emailAddress ?? '').toUpperCase())
  const offer = await screen.findByText(
    new RegExp(`${other.lastName} \\(${other.staffId}\\) already uses this email\\.`),
  )
  expect(within(offer).getByRole('link', { name: 'Use that record' })).toHaveAttribute(
    'href',
    `/${districtId}/user-management/${other.id}`,
  )
  // Their own belongs to no one else.
  await enter(shown, 'Email', person.emailAddress ?? '')
  await waitFor(() => expect(screen.queryByText(/already uses this email/)).toBeNull())
})

describe('what saving and the next import do', () => {
  test('to somebody who has left, and to those who come back', async () => {
    const shown = await show()
    await screen.findByRole('region', { name: 'Next import' })
    expect(nextImport()).toContain('Saving updates the account right away.')
    await shown.user.selectOptions(screen.getByRole('combobox', { name: /^Employment/ }), 'retired')
    expect(nextImport()).toContain('Saving disables the account because this person no longer works here.')
    await save(shown)
    const isEnabled = async () =>
      (
        await server.db
          .selectFrom('accounts')
          .select('isEnabled')
          .where('id', '=', person.accountId ?? 0)
          .executeTakeFirst()
      )?.isEnabled
    await waitFor(async () => expect(await isEnabled()).toBe(false))
  })

  test('to a record that was made inactive here', async () => {
    const shown = await show()
    await press(shown, 'Override: Active')
    await shown.user.click(screen.getByRole('switch', { name: /^Active/ }))
    expect(nextImport()).toEqual([
      'Active stays as entered here. All other SIS fields are updated.',
      'Saving disables the account because this person no longer works here.',
    ])
  })

  test('to a record that the SIS no longer includes', async () => {
    await server.db.updateTable('sisRows').set({ isActive: false }).where('id', '=', person.id).execute()
    await show()
    await screen.findByRole('region', { name: 'Next import' })
    expect(nextImport()).toContain('If the SIS includes this person again, the record becomes active again.')
  })

  test('to a record of an earlier year: nothing', async () => {
    await server.db.updateTable('sisRows').set({ schoolYear: 2025 }).where('id', '=', person.id).execute()
    await show()
    await screen.findByRole('region', { name: 'Next import' })
    expect(nextImport()).toEqual(['Nothing changes. Imports no longer update records from 2025-2026.'])
  })

  test('to a record that was added manually: nothing, and every field is open', async () => {
    await server.db.updateTable('sisRows').set({ isManual: true }).where('id', '=', person.id).execute()
    await show()
    expect(await field('Job title')).not.toHaveAttribute('readonly')
    expect(screen.queryByRole('button', { name: /^Override/ })).toBeNull()
    expect(nextImport()[0]).toBe(
      `Imports don't change this record, even if the SIS sends staff ID ${person.staffId}.`,
    )
  })
})

test("[S5] a field that can't be empty offers no empty choice", async () => {
  await server.db.updateTable('sisRows').set({ isManual: true }).where('id', '=', person.id).execute()
  await show()
  for (const name of [/^Primary site/, /^Employment/]) {
    const control = await screen.findByRole('combobox', { name })
    expect(control).toHaveAttribute('aria-required', 'true')
    expect(within(control).queryByRole('option', { name: 'None' })).toBeNull()
  }
})

test('two people who edit the same user choose what is kept', async () => {
  const shown = await show()
  await press(shown, 'Override: Job title')
  await enter(shown, 'Job title', 'Mine')
  await change({ title: 'Theirs', middleName: 'Quill' })
  await save(shown)
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed these fields' }))
  await waitFor(() => expect(dialog.getByText('Theirs')).toBeVisible())
  await shown.user.click(dialog.getByRole('radio', { name: /Mine/ }))
  await shown.user.click(dialog.getByRole('button', { name: 'Use these values' }))
  await save(shown)
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      title: 'Mine',
      middleName: 'Quill',
      keptFields: ['middleName', 'title'],
    }),
  )
})

describe('the account', () => {
  test('[S7] is disabled after a question, and enabled again', async () => {
    const shown = await show()
    await press(shown, 'More actions')
    await shown.user.click(await screen.findByRole('menuitem', { name: /^Disable account/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Disable account .*\?$/ }))
    await shown.user.click(dialog.getByRole('button', { name: 'Disable account' }))
    await waitFor(() => expect(messagesOf(shown)).toEqual(['Account disabled']))
    await press(shown, 'More actions')
    await shown.user.click(await screen.findByRole('menuitem', { name: /^Enable account/ }))
    await waitFor(() => expect(messagesOf(shown)).toContain('Account enabled'))
  })

  test('is left out where the backend has no list of people', async () => {
    await show({ faults: [['people.list', { status: 404 }]] })
    expect(await field('Job title')).toBeVisible()
    expect(screen.queryByRole('complementary', { name: "This user's account" })).toBeNull()
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  })
})

test.each(['999999999', 'x'])('the number %s names nobody', async (id) => {
  await show({}, id)
  expect(await screen.findByText('User not found.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all users' })).toHaveAttribute(
    'href',
    `/${districtId}/user-management/list`,
  )
})

testRefusedCalls(
  (faults) => show({ faults }),
  [
    {
      call: 'staff.update',
      records: 'staff',
      field: 'title',
      ready: () => field('Job title'),
      make: async (shown) => {
        await press(shown, 'Override: Job title')
        await enter(shown, 'Job title', 'Typed once')
        await save(shown)
      },
      inPlace: async (_, { code, reason }) => {
        if (code === 400) expect(await field('Job title')).toHaveAccessibleDescription(reason)
        expect(await field('Job title')).toHaveValue('Typed once')
        expect((await stored()).title).toBe(person.title)
      },
    },
  ],
)
