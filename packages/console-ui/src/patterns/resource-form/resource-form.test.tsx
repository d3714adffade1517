import { memoryStorage, placeOf, type Site, STORAGE_KEYS } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { NewSiteForm, SiteForm, type SiteFormProps } from '../../testing/site-form.tsx'
import { DistrictGate } from '../define-screen/district-gate.tsx'
import { FormControlView } from './form-control-view.tsx'

const EMPLOYEE = 'employee@example.org'

let server: TestServer
let browser: TestFetch
let site: Site
let made = 0
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser(EMPLOYEE)
}, 120_000)
afterAll(() => server.close())
beforeEach(async () => {
  made += 1
  site = await ask('POST', '/district/site', {
    siteCode: `F${made}`,
    siteName: 'North',
    principalEmail: 'office@north.example',
    highGrade: '08',
  })
})

/** Somebody else at the same server. */
async function ask(method: string, path: string, body?: object): Promise<Site> {
  const lea = server.districts.find(({ id }) => id === 412)?.lea
  const answer = await browser(`/api${path}${path.includes('?') ? '&' : '?'}lea=${lea}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data } = await answer.json()
  return Array.isArray(data) ? data[0] : data
}

type Options = Partial<ShowScreenOptions> & { form?: Partial<SiteFormProps> & { makes?: boolean } }

async function show({ form, ...options }: Options = {}): Promise<ShownScreen> {
  const shown = await showScreen(
    <DistrictGate districtId="412">
      {() => (form?.makes ? <NewSiteForm /> : <SiteForm siteCode={site.siteCode} {...form} />)}
    </DistrictGate>,
    {
      server,
      as: EMPLOYEE,
      place: placeOf('site-overview', { districtId: '412' }),
      draftStorage: memoryStorage(),
      ...options,
    },
  )
  await screen.findByRole('form', { name: 'Site' })
  return shown
}
const now = () => ask('GET', `/district/sites?filter[siteCode]=${site.siteCode}`)
const name = () => screen.getByLabelText<HTMLInputElement>(/^Site name/)
const email = () => screen.getByLabelText<HTMLInputElement>('Principal email')
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' })
const save = () => screen.getByRole('button', { name: 'Save changes' })

describe('[ux 7.12] what was changed', () => {
  it('is marked and named, and no longer is once the old value stands there again', async () => {
    const { user } = await show()
    expect(bar()).toBeNull()
    await user.type(name(), 'X')
    expect(within(bar() ?? document.body).getByText('1 unsaved change')).toBeVisible()
    expect(screen.getByText('Edited')).toBeVisible()
    expect(name()).toHaveAttribute('data-ec-edited')
    await user.click(screen.getByRole('checkbox', { name: 'Charter school' }))
    expect(within(bar() ?? document.body).getByText('Site name, Charter school')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Charter school' }))
    await user.type(name(), '{Backspace}')
    await waitFor(() => expect(bar()).toBeNull())
    expect(screen.queryByText('Edited')).toBeNull()
  })

  it('is all that is sent, is confirmed once, and the focus goes back to the field', async () => {
    const sent: unknown[] = []
    const { user, runtime } = await show({
      server: {
        ...server,
        now: server.now,
        signIn: server.signIn,
        fetch: async (request) => {
          if (request.method === 'PATCH') sent.push(await request.clone().json())
          return server.fetch(request)
        },
      },
    })
    await user.clear(email())
    await user.type(email(), 'office@south.example')
    await user.click(save())
    await waitFor(() => expect(bar()).toBeNull())
    expect(sent).toEqual([{ principalEmail: 'office@south.example' }])
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
      `Site updated (${site.siteCode})`,
    ])
    expect(email()).toHaveFocus()
    expect((await now()).principalEmail).toBe('office@south.example')
  })

  it('goes with Discard, and the stored values are back', async () => {
    const { user } = await show()
    const before = name().value
    await user.type(name(), ' and more')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(name()).toHaveValue(before)
    expect(name()).toHaveFocus()
    await waitFor(() => expect(bar()).toBeNull())
  })

  it('is saved with Ctrl+S from inside a field', async () => {
    const { user } = await show()
    await user.clear(name())
    await user.type(name(), 'Saved by a key')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(async () => expect((await now()).siteName).toBe('Saved by a key'))
    await waitFor(() => expect(bar()).toBeNull())
  })
})

describe('[ux 7.11] what is wrong', () => {
  it('is said when the field is left, then on each key until it is right', async () => {
    const { user } = await show()
    await user.clear(email())
    await user.type(email(), 'office@north')
    expect(email()).not.toHaveAttribute('aria-invalid')
    await user.tab()
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription('Enter a full address, such as office@district.example'),
    )
    expect(email()).toHaveAttribute('aria-invalid', 'true')
    await user.type(email(), '.exampl')
    await waitFor(() => expect(email()).not.toHaveAttribute('aria-invalid'))
  })

  it('keeps Save from sending, takes the focus and is announced', async () => {
    const { user, calls } = await show()
    await user.clear(name())
    await user.click(email())
    await user.click(save())
    await waitFor(() => expect(name()).toHaveFocus())
    expect(name()).toHaveAccessibleDescription('Enter the site name')
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('1 field to correct')
    expect(calls.some((call) => call.startsWith('PATCH'))).toBe(false)
    await user.click(email())
    await user.click(screen.getByRole('button', { name: '1 field to correct' }))
    await waitFor(() => expect(name()).toHaveFocus())
  })

  it('in several fields is listed above the form, with a way to each', async () => {
    const { user } = await show()
    await user.clear(name())
    await user.clear(email())
    await user.type(email(), 'x')
    await user.click(save())
    const list = await screen.findByRole('region', { name: 'Correct these fields' })
    await user.click(
      within(list).getByRole('button', {
        name: 'Principal email: Enter a full address, such as office@district.example',
      }),
    )
    expect(email()).toHaveFocus()
  })

  it('a rule between two fields is judged anew when the other one changes', async () => {
    const { user } = await show()
    const lowest = screen.getByLabelText('Lowest grade')
    await user.selectOptions(lowest, '12')
    await user.tab()
    await user.click(save())
    const highest = screen.getByLabelText('Highest grade')
    await waitFor(() =>
      expect(highest).toHaveAccessibleDescription('The highest grade comes before the lowest'),
    )
    await user.selectOptions(lowest, '05')
    await waitFor(() => expect(highest).not.toHaveAttribute('aria-invalid'))
  })
})

describe('[R21] a save that fails loses nothing', () => {
  const kept = 'Kept over a refusal'
  const typeAndSave = async ({ user }: ShownScreen) => {
    await user.clear(name())
    await user.type(name(), kept)
    await user.click(save())
  }
  testRefusedCalls(
    (faults) => show({ faults }),
    [
      {
        call: 'sites.update',
        says: 'Error updating sites',
        records: 'sites',
        make: typeAndSave,
        inPlace: async ({ user, faults }, { reason }) => {
          const summary = await screen.findByRole('region', { name: 'The changes were not saved' })
          expect(summary).toHaveTextContent(reason)
          expect(name()).toHaveValue(kept)
          expect(bar()).toBeVisible()
          faults.clear()
          await user.click(save())
          await waitFor(async () => expect((await now()).siteName).toBe(kept))
          await waitFor(() => expect(bar()).toBeNull())
          expect(screen.queryByRole('region', { name: 'The changes were not saved' })).toBeNull()
        },
      },
    ],
  )

  it('400 with a field: said beside it until it is changed, and the same value may be tried again', async () => {
    const refusal = {
      error: { code: 400, message: "'siteName' is already used by another site.", field: 'siteName' },
    }
    const { user, faults } = await show({ faults: [['sites.update', { status: 400, body: refusal }]] })
    await user.clear(name())
    await user.type(name(), 'Twice')
    await user.click(email())
    await user.click(save())
    await waitFor(() =>
      expect(name()).toHaveAccessibleDescription('Site name is already used by another site.'),
    )
    await waitFor(() => expect(name()).toHaveFocus())
    await user.tab()
    expect(name()).toHaveAttribute('aria-invalid', 'true')
    await user.type(name(), 'x')
    await waitFor(() => expect(name()).not.toHaveAttribute('aria-invalid'))
    await user.type(name(), '{Backspace}')
    faults.clear()
    await user.click(save())
    await waitFor(async () => expect((await now()).siteName).toBe('Twice'))
  })

  it('of several calls one fails: what it holds stays, and the bar says how much was saved', async () => {
    const { user, faults } = await show({ form: { inTwoCalls: true } })
    faults.on((request) => request.method === 'PATCH', { status: 503, message: 'Busy', times: 1 })
    await user.clear(name())
    await user.type(name(), 'First call')
    await user.clear(email())
    await user.type(email(), 'second@call.example')
    await user.click(save())
    expect(await within(bar() ?? document.body).findByText('1 of 2 changes saved')).toBeVisible()
    expect(within(bar() ?? document.body).getByText('Site name')).toBeVisible()
    expect(await now()).toMatchObject({ principalEmail: 'second@call.example' })
    await user.click(save())
    await waitFor(async () => expect((await now()).siteName).toBe('First call'))
    await waitFor(() => expect(bar()).toBeNull())
  })
})

describe('[R14] what was typed and not saved', () => {
  const typeAndExpire = async (draftStorage = memoryStorage()) => {
    const shown = await show({ draftStorage, faults: [['sites.update', { status: 401 }]] })
    await shown.user.clear(name())
    await shown.user.type(name(), 'Typed before the end')
    await shown.user.click(save())
    await waitFor(() => expect(shown.runtime.session.get().status).toBe('signed-out'))
    expect(shown.runtime.snackbars.get().recent).toEqual([])
    cleanup()
    return draftStorage
  }

  it('survives an expired session, is offered to the same user, and can be saved', async () => {
    const draftStorage = await typeAndExpire()
    const { user, runtime } = await show({ draftStorage })
    expect(screen.getByText('You left changes here that were not saved')).toBeVisible()
    expect(name()).not.toHaveValue('Typed before the end')
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(name()).toHaveValue('Typed before the end')
    await user.click(save())
    await waitFor(async () => expect((await now()).siteName).toBe('Typed before the end'))
    const drafts = STORAGE_KEYS.drafts(runtime.session.get().user?.id ?? 0)
    await waitFor(() => expect(draftStorage.getItem(drafts)).toBeNull())
  })

  it('is not offered to somebody else', async () => {
    const draftStorage = await typeAndExpire()
    await show({ draftStorage, as: 'admin@example.org' })
    expect(screen.queryByText('You left changes here that were not saved')).toBeNull()
  })

  it('survives a reload; Discard takes it away for good', async () => {
    const draftStorage = memoryStorage()
    const first = await show({ draftStorage })
    await first.user.type(name(), ' typed')
    cleanup()
    const second = await show({ draftStorage })
    await second.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('You left changes here that were not saved')).toBeNull()
    cleanup()
    await show({ draftStorage })
    expect(screen.queryByText('You left changes here that were not saved')).toBeNull()
  })

  it('typing beside an offer loses neither', async () => {
    const draftStorage = memoryStorage()
    const first = await show({ draftStorage })
    await first.user.clear(name())
    await first.user.type(name(), 'From before')
    cleanup()
    const second = await show({ draftStorage })
    await second.user.clear(email())
    await second.user.type(email(), 'new@north.example')
    cleanup()
    const third = await show({ draftStorage })
    await third.user.click(screen.getByRole('button', { name: 'Restore' }))
    expect([name().value, email().value]).toEqual(['From before', 'new@north.example'])
  })

  it('is compared with what somebody else saved meanwhile', async () => {
    const draftStorage = memoryStorage()
    const first = await show({ draftStorage })
    await first.user.clear(name())
    await first.user.type(name(), 'From before')
    cleanup()
    await ask('PATCH', `/district/site/${site.id}`, { siteName: 'Theirs meanwhile' })
    const second = await show({ draftStorage })
    await second.user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(screen.getByText('These values changed since you opened this page.')).toBeVisible()
    await second.user.click(screen.getByRole('button', { name: 'Compare' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('From before')).toBeVisible()
    await second.user.click(within(dialog).getByText('Theirs meanwhile'))
    await second.user.click(within(dialog).getByRole('button', { name: 'Use these values' }))
    expect(name()).toHaveValue('Theirs meanwhile')
    await waitFor(() => expect(bar()).toBeNull())
  })

  it('[S2.1] is asked about before it is left, and gone once the reader let it go', async () => {
    const draftStorage = memoryStorage()
    const asked: string[] = []
    const { user, runtime } = await show({
      draftStorage,
      confirm: (text) => {
        asked.push(text)
        return true
      },
    })
    await user.type(name(), ' typed')
    expect(runtime.leaveGuard.names()).toEqual(['Site name'])
    expect(await runtime.leaveGuard.ask()).toBe(true)
    expect(asked).toEqual(['You have unsaved changes. Would you like to continue?'])
    cleanup()
    await show({ draftStorage })
    expect(screen.queryByText('You left changes here that were not saved')).toBeNull()
  })
})

describe('[ux 9.2] two people edit', () => {
  const others = (changes: { siteName?: string; principalEmail?: string }) =>
    ask('PATCH', `/district/site/${site.id}`, changes)

  it('what only others changed is taken over, what only the reader changed stays', async () => {
    const { user, runtime } = await show()
    await user.clear(name())
    await user.type(name(), 'Mine')
    await others({ principalEmail: 'theirs@north.example' })
    await runtime.api.queryClient.invalidateQueries()
    await waitFor(() => expect(email()).toHaveValue('theirs@north.example'))
    expect(name()).toHaveValue('Mine')
    expect(screen.queryByText(/changed since you opened/)).toBeNull()
  })

  it.each([
    ['Keep yours', 'Mine again'],
    ['Take theirs', 'Theirs'],
  ])('what both changed is compared before it is saved: %s', async (choice, outcome) => {
    const { user, runtime, calls } = await show()
    await user.clear(name())
    await user.type(name(), 'Mine again')
    await others({ siteName: 'Theirs' })
    await runtime.api.queryClient.invalidateQueries()
    expect(await screen.findByText('These values changed since you opened this page.')).toBeVisible()
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed these fields' })
    expect(calls.some((call) => call.startsWith('PATCH'))).toBe(false)
    await user.click(within(dialog).getByText(choice))
    await user.click(within(dialog).getByRole('button', { name: 'Use these values' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(name()).toHaveValue(outcome)
    if (choice === 'Keep yours') {
      await user.click(save())
      await waitFor(async () => expect((await now()).siteName).toBe('Mine again'))
    }
    await waitFor(() => expect(bar()).toBeNull())
  })

  it('409: the record is read again and compared', async () => {
    const { user, faults } = await show()
    faults.on('sites.update', { status: 409, message: 'Somebody saved version 4', times: 1 })
    await user.clear(name())
    await user.type(name(), 'Mine at last')
    await others({ siteName: 'Theirs at last' })
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed these fields' })
    expect(within(dialog).getByText('Theirs at last')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(name()).toHaveValue('Mine at last')
  })

  it('409 for another reason: the reason is said', async () => {
    const { user, faults } = await show()
    faults.on('sites.update', { status: 409, message: 'The site is being merged', times: 1 })
    await user.type(name(), '!')
    await user.click(save())
    expect(await screen.findByRole('region', { name: 'The changes were not saved' })).toHaveTextContent(
      'The site is being merged',
    )
  })
})

describe('[ux 9.2] a record that is being made', () => {
  it('sends what was entered, and what comes next is not asked about', async () => {
    const { user, runtime, calls } = await show({ form: { makes: true } })
    await user.click(screen.getByRole('button', { name: 'Add site' }))
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Enter the site name'))
    expect(calls.some((call) => call.startsWith('POST'))).toBe(false)
    const code = screen.getByLabelText(/^Site code/)
    await user.type(code, site.siteCode)
    await user.type(name(), 'Made here')
    await user.click(screen.getByRole('button', { name: 'Add site' }))
    await waitFor(() => expect(code).toHaveFocus())
    expect(code).toHaveAttribute('aria-invalid', 'true')
    await user.type(code, 'x')
    await user.click(screen.getByRole('button', { name: 'Add site' }))
    expect(await screen.findByText('Made, unsaved: no')).toBeVisible()
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toContain(
      `Site created (${site.siteCode}x)`,
    )
    expect(await ask('GET', `/district/sites?filter[siteCode]=${site.siteCode}x`)).toMatchObject({
      siteName: 'Made here',
    })
  })
})

it('a stored value that is on no list is shown as it is', async () => {
  const { container } = render(
    <FormControlView
      control={{ kind: 'select', options: [{ value: 'a', label: 'A' }] }}
      label="Kind"
      required={false}
      value="z"
      stored="z"
      onChange={() => {}}
      onBlur={() => {}}
      readOnly={false}
      disabled={false}
      today="2026-09-14"
    />,
  )
  expect(container.querySelector('select')).toHaveDisplayValue('z')
})

it('[R47] whoever may only look reads and copies, and has nothing to save', async () => {
  await show({ form: { readOnly: 'You can view this site. Editing needs another role.' } })
  expect(screen.getByText('You can view this site. Editing needs another role.')).toBeVisible()
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByRole('switch', { name: 'Include in imports' })).toHaveAttribute('aria-readonly', 'true')
  expect(bar()).toBeNull()
})
