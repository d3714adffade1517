import { memoryStorage, placeOf, type Query, type Site } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { SiteOverview } from './index.ts'

const EMPLOYEE = 'employee@example.org'
const READER = { roles: ['ROLE_SETUP_SITE_VIEW'] } as const

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  employee = await server.browser(EMPLOYEE)
}, 240_000)
afterAll(() => server.close())

let district: Awaited<ReturnType<TestServer['newDistrict']>>
beforeEach(async () => {
  district = await server.newDistrict({ roles: [...READER.roles] })
})

async function ask<Data = Site[]>(method: string, path: string, body?: object): Promise<Data> {
  const answer = await employee(`/api${path}${path.includes('?') ? '&' : '?'}lea=${district.lea}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()).data
}
const add = (siteCode: string, siteName: string, fields: object = {}) =>
  ask<Site>('POST', '/district/site', { siteCode, siteName, ...fields })
const stored = async (siteCode: string) =>
  (await ask('GET', `/district/sites?filter[siteCode]=${siteCode}`))[0]
/** A site that an import brought. */
const addImported = async (siteCode: string, siteName: string) => {
  const { id } = await add(siteCode, siteName)
  await server.db.updateTable('sisRows').set({ isManual: false }).where('id', '=', id).execute()
}

type Options = Partial<ShowScreenOptions> & { query?: Query; districtId?: string | number }

const show = async ({ query = {}, districtId = district.id, ...options }: Options = {}) => {
  const id = String(districtId)
  return showScreen(<SiteOverview districtId={id} />, {
    server,
    as: EMPLOYEE,
    place: placeOf('site-overview', { districtId: id }, { query }),
    draftStorage: memoryStorage(),
    ...options,
  })
}
const codes = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const rowOf = async (code: string) => {
  const row = (await screen.findByRole('rowheader', { name: code })).closest('tr')
  if (!row) throw new Error(`No row has the code ${code}.`)
  return within(row)
}
const typeOf = (name: string) => screen.findByRole('combobox', { name: `School type of ${name}` })
const told = ({ runtime }: Pick<ShownScreen, 'runtime'>) =>
  runtime.snackbars.get().recent.map(({ message }) => message)
const query = ({ runtime }: Pick<ShownScreen, 'runtime'>) => runtime.navigation.get().current()?.query
const saveBar = () => screen.findByRole('region', { name: 'Unsaved changes' })
// Its code is fetched first.
const WAIT = { timeout: 15_000 }
const drawer = (name: string) => screen.findByRole('dialog', { name }, WAIT)
const patches = () => {
  const sent: unknown[] = []
  const counting = {
    ...server,
    now: server.now,
    signIn: server.signIn,
    fetch: async (request: Request) => {
      if (request.method === 'PATCH') sent.push(await request.clone().json())
      return server.fetch(request)
    },
  }
  return { sent, server: counting }
}

describe('the list', () => {
  test('[ux 9.8] closed sites come last, a missing type is named, and each says where it comes from', async () => {
    await add('0409', 'Old Mill', { schoolType: 'Closed', lowGrade: 'KG', highGrade: '05' })
    await addImported('0410', 'Birch')
    await add('0412', 'Cedar', { schoolType: 'High School', includeInImport: false })
    await show()
    await screen.findByRole('rowheader', { name: '0410' })
    expect(codes()).toEqual(['0410', '0412', '0409'])
    const texts = async (code: string) =>
      (await rowOf(code)).getAllByRole('cell').map((cell) => cell.textContent)
    expect((await texts('0410')).slice(0, 6)).toEqual(['Birch', 'Not set', '–no value', '0', 'Open', 'SIS'])
    expect((await texts('0412')).slice(1, 6)).toEqual([
      'High School',
      '–no value',
      '0',
      'Not in imports',
      'Added here',
    ])
    expect((await texts('0409')).slice(1, 5)).toEqual(['Closed', 'KG–05', '0', 'Closed'])
  })

  test.each([
    ['Not set', 2, ['0401', '0402']],
    ['Not in the SIS', 2, ['0402', '0403']],
  ])('[ux 9.8] the view "%s" counts and shows them', async (view, count, expected) => {
    await addImported('0401', 'Birch')
    await add('0402', 'Cedar')
    await add('0403', 'Elm', { schoolType: 'High School' })
    const { user } = await show()
    await user.click(await screen.findByRole('radio', { name: `${view} ${count}` }))
    await waitFor(() => expect(codes()).toEqual(expected))
  })

  test('a district without a site says how the first one comes', async () => {
    const { user } = await show()
    expect(await screen.findByText('Add a site, or run a sync to import them.')).toBeVisible()
    const [inHeader, inPlace] = screen.getAllByRole('button', { name: 'Add site' })
    expect(inHeader).toBeVisible()
    if (inPlace) await user.click(inPlace)
    expect(await drawer('Add site')).toBeVisible()
  })

  test('[R47] whoever only sees sites gets the list and the form, and nothing to change', async () => {
    await add('0401', 'Birch')
    const { user } = await show({ as: district.email })
    await user.click(await screen.findByRole('button', { name: '0401' }))
    const form = within(await drawer('Birch'))
    expect(form.getByText('You can look at sites. Only provider staff add or change them.')).toBeVisible()
    expect(form.getByRole('textbox', { name: /^Site name/ })).toHaveAttribute('readonly')
    cleanup()
    await show({ as: district.email, query: { edit: 'types', code: '0999' } })
    expect(await within(await drawer('0999')).findByText('No site has the code 0999.')).toBeVisible()
    for (const name of ['Add site', 'Edit types', 'Done'])
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull()
    expect(screen.queryByRole('combobox', { name: /^School type of/, hidden: true })).toBeNull()
  })
})

describe('a site', () => {
  test('[domain 5.4] the link of an unknown code opens the form with it; saved, it stands in the list', async () => {
    await add('0401', 'Birch')
    const shown = await show({ query: { code: '0417' } })
    const form = within(await drawer('Add site'))
    expect(form.getByRole('textbox', { name: /^Site code/ })).toHaveValue('0417')
    await shown.user.type(form.getByRole('textbox', { name: /^Site name/ }), 'Juniper')
    await shown.user.click(form.getByRole('button', { name: 'Add site' }))
    await waitFor(() => expect(told(shown)).toEqual(['Site created (0417)']))
    await screen.findByRole('rowheader', { name: '0417' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(query(shown)).toEqual({})
    await waitFor(() => expect(screen.getByRole('button', { name: '0417' })).toHaveFocus())
    expect(await stored('0417')).toMatchObject({ siteName: 'Juniper', isManual: true, includeInImport: true })
  })

  test('several codes come one after the other, known ones to be changed', async () => {
    await add('0418', 'Maple')
    const { user } = await show({ query: { code: ['0417', '0418'] } })
    const form = within(await drawer('Add site'))
    expect(form.getByText('1 of 2')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    expect(await drawer('Maple')).toBeVisible()
  })

  test('[R21] what was changed is saved, and only that', async () => {
    await add('0401', 'Birch', { city: 'Larkspur' })
    const { sent, server: counting } = patches()
    const shown = await show({ query: { code: '0401' }, server: counting })
    const form = within(await drawer('Birch'))
    await shown.user.type(form.getByRole('textbox', { name: /^Site name/ }), ' Grove')
    await shown.user.click(form.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(told(shown)).toEqual(['Site updated (0401)']))
    expect(sent).toEqual([{ siteName: 'Birch Grove' }])
    expect(await drawer('Birch Grove')).toBeVisible()
  })

  test.each([
    ['Close Birch?', 'Close site', 'Closed', /keeps the records of a closed site up to date/],
    ['Leave Birch out of imports?', 'Leave out', 'In imports', /passes over its rows/],
    ['Switch Birch off?', 'Switch off', 'In use', /refuses every row that names it/],
  ])(
    '[ux 7.14] "%s" is asked first, and nothing is sent before the answer',
    async (title, action, what, line) => {
      await add('0401', 'Birch', { schoolType: 'High School' })
      const { sent, server: counting } = patches()
      const shown = await show({ query: { code: '0401' }, server: counting })
      const { user } = shown
      const form = within(await drawer('Birch'))
      if (what === 'Closed')
        await user.selectOptions(form.getByRole('combobox', { name: 'School type' }), what)
      else await user.click(form.getByRole('switch', { name: what }))
      const save = form.getByRole('button', { name: 'Save changes' })
      await user.click(save)
      const question = within(await screen.findByRole('alertdialog', { name: title }))
      expect(question.getByText(line)).toBeVisible()
      expect(
        question.getByText(/^In 2026-2027 it has 0 students, 0 staff members, 0 sections\.$/),
      ).toBeVisible()
      await user.click(question.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(sent).toEqual([])
      await user.click(save)
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }))
      await waitFor(() => expect(told(shown)).toEqual(['Site updated (0401)']))
      expect(sent).toHaveLength(1)
    },
  )

  test('[S2.1] an edit that is not saved is asked about before the drawer closes', async () => {
    await add('0401', 'Birch')
    const { user } = await show({ query: { code: '0401' } })
    const form = within(await drawer('Birch'))
    await user.type(form.getByRole('textbox', { name: /^Site name/ }), ' Grove')
    await user.click(form.getByRole('button', { name: 'Close' }))
    const question = await screen.findByRole('alertdialog', { name: 'Unsaved changes' })
    expect(question).toHaveTextContent('You have unsaved changes. Would you like to continue?')
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(form.getByRole('textbox', { name: /^Site name/ })).toHaveValue('Birch Grove')
    await user.click(form.getByRole('button', { name: 'Close' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await stored('0401'))?.siteName).toBe('Birch')
  })

  test('a value that was entered here is given back to the SIS', async () => {
    await addImported('0401', 'Birch')
    const site = await stored('0401')
    await ask('PATCH', `/district/site/${site?.id}`, { siteName: 'Birch Grove', schoolType: 'High School' })
    const shown = await show({ query: { code: '0401' } })
    const form = within(await drawer('Birch Grove'))
    await shown.user.click(form.getByRole('checkbox', { name: 'Site name' }))
    await shown.user.click(form.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(told(shown)).toEqual(['Site updated (0401)']))
    expect((await stored('0401'))?.keptFields).toEqual(['schoolType'])
  })
})

describe('[ux 9.8] Edit types', () => {
  beforeEach(async () => {
    await add('0401', 'Birch')
    await add('0402', 'Cedar')
    await add('0403', 'Elm', { schoolType: 'High School' })
  })
  const edit = async (options?: Options) => {
    const shown = await show(options)
    await screen.findByRole('rowheader', { name: '0401' })
    await shown.user.click(await screen.findByRole('button', { name: 'Edit types' }))
    await typeOf('Birch')
    return shown
  }

  test('the types of many sites are saved in one call', async () => {
    const { sent, server: counting } = patches()
    const shown = await edit({ server: counting })
    const { user } = shown
    await user.selectOptions(await typeOf('Birch'), 'Elementary School')
    await user.selectOptions(await typeOf('Elm'), 'Other School')
    const bar = within(await saveBar())
    expect(bar.getByText('2 unsaved changes')).toBeVisible()
    expect(bar.getByText('Birch, Elm')).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(told(shown)).toEqual(['Site updated (0401, 0403)']))
    expect(sent).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    expect(await stored('0403')).toMatchObject({ schoolType: 'Other School' })
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await (await rowOf('0401')).findByText('Elementary School')).toBeVisible()
    expect(query(shown)).toEqual({})
  })

  test('the old type chosen again is no change', async () => {
    const { user } = await edit()
    await user.selectOptions(await typeOf('Elm'), 'Other School')
    await saveBar()
    await user.selectOptions(await typeOf('Elm'), 'High School')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  })

  test('[S8] what the server refuses stays, with its reason at its row', async () => {
    const shown = await edit()
    const { user, faults } = shown
    const elm = await stored('0403')
    const birch = await stored('0401')
    await user.selectOptions(await typeOf('Birch'), 'Elementary School')
    await user.selectOptions(await typeOf('Elm'), 'Other School')
    faults.on('sites.updateMany', {
      body: {
        data: [{ ...birch, schoolType: 'Elementary School' }],
        errors: [{ id: elm?.id, code: 409, message: 'Somebody else is at it' }],
      },
    })
    const save = within(await saveBar()).getByRole('button', { name: 'Save changes' })
    await user.click(save)
    expect(await screen.findByText('Elm was not changed: Somebody else is at it')).toBeVisible()
    expect(told(shown)).toEqual(['Error returned. 409 Somebody else is at it'])
    expect(await typeOf('Elm')).toHaveValue('Other School')
    expect(await typeOf('Elm')).toBeInvalid()
    expect(await typeOf('Elm')).toHaveAccessibleDescription('Elm was not changed: Somebody else is at it')
    expect(within(await saveBar()).getByText('1 of 2 changes saved')).toBeVisible()
    faults.clear()
    await user.click(save)
    await waitFor(async () => expect((await stored('0403'))?.schoolType).toBe('Other School'))
    await waitFor(() => expect(screen.queryByText(/was not changed/)).toBeNull())
  })

  test('Enter and the arrows go from row to row and change nothing', async () => {
    const { user } = await edit()
    expect(await typeOf('Birch')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(await typeOf('Cedar')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await typeOf('Elm')).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowUp}{Shift>}{Enter}{/Shift}')
    expect(await typeOf('Birch')).toHaveFocus()
    expect(await typeOf('Birch')).toHaveValue('')
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  })

  test('[R14] choices outlive a reload, with the rows to see them in', async () => {
    const draftStorage = memoryStorage()
    const { user } = await edit({ draftStorage })
    await user.selectOptions(await typeOf('Cedar'), 'Pre-School')
    await saveBar()
    cleanup()
    const shown = await show({ draftStorage })
    expect(await typeOf('Cedar')).toHaveValue('Pre-School')
    expect(within(await saveBar()).getByText('Cedar')).toBeVisible()
    await shown.user.click(within(await saveBar()).getByRole('button', { name: 'Discard' }))
    expect(await typeOf('Cedar')).toHaveValue('')
    cleanup()
    await show({ draftStorage })
    await screen.findByRole('rowheader', { name: '0402' })
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  })

  test('closing sites is asked about once for all of them', async () => {
    const shown = await edit()
    const { user } = shown
    for (const name of ['Birch', 'Elm']) await user.selectOptions(await typeOf(name), 'Closed')
    const save = within(await saveBar()).getByRole('button', { name: 'Save changes' })
    // Its code is fetched with the first choice.
    const question = await waitFor(async () => {
      await user.click(save)
      return screen.getByRole('alertdialog', { name: 'Close 2 sites?' })
    })
    expect(question).toHaveTextContent('Birch: 0 students')
    await user.click(within(question).getByRole('button', { name: 'Close sites' }))
    await waitFor(() => expect(told(shown)).toEqual(['Site updated (0401, 0403)']))
  })

  test('[S2.1] choices are asked about before the mode is left', async () => {
    const { user } = await edit()
    await user.selectOptions(await typeOf('Cedar'), 'Pre-School')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    const question = await screen.findByRole('alertdialog', { name: 'Unsaved changes' })
    expect(question).toHaveTextContent('Cedar')
    await user.click(within(question).getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('button', { name: 'Edit types' })).toBeVisible()
    expect((await rowOf('0402')).getByText('Not set')).toBeVisible()
  })
})

describe('codes without a site', () => {
  const larkspur = () => server.districts.find(({ lea }) => lea === '4107320')?.id

  test('are those that rows of the last import named, with their rows, until the site is there', async () => {
    const { user } = await show({ districtId: larkspur() })
    const line = await screen.findByRole('region', { name: 'Codes without a site' })
    await user.click(await within(line).findByRole('button', { name: 'Add site 0417' }, WAIT))
    expect(line.textContent).toMatch(/^1 code without a site: 0417 \(\d+ rows?\) refused in batch \d+/)
    const form = within(await drawer('Add site'))
    await user.type(form.getByRole('textbox', { name: /^Site name/ }), 'Juniper')
    await user.click(form.getByRole('button', { name: 'Add site' }))
    await waitFor(() => expect(line.textContent).toMatch(/^Every code has a site in batch \d+$/), WAIT)
  })

  test('are no matter of those who may not see imports', async () => {
    await show({ as: district.email })
    await screen.findByText('They come with the first import of sites.')
    expect(screen.queryByRole('region', { name: 'Codes without a site' })).toBeNull()
  })
})

const openDrawer = async (query: Query, faults: Options['faults']) => {
  await add('0401', 'Birch')
  return show({ query, ...(faults && { faults }) })
}
const changeName = async ({ user }: ShownScreen) => {
  const form = within(await screen.findByRole('dialog', {}, WAIT))
  await user.type(await form.findByRole('textbox', { name: /^Site name/ }), 'X')
  await user.click(form.getByRole('button', { name: /^(Add site|Save changes)$/ }))
}
const nameIs = (value: string) => async () =>
  expect(await screen.findByRole('textbox', { name: /^Site name/ })).toHaveValue(value)

testRefusedCalls(
  (faults) => show({ faults }),
  [
    {
      call: 'sites.list',
      says: 'Error fetching sites',
      records: 'sites',
      inPlace: () => screen.findByText('Error fetching sites'),
    },
  ],
)
testRefusedCalls(
  (faults) => openDrawer({ add: 'true' }, faults),
  [
    {
      call: 'sites.create',
      records: 'sites',
      field: 'siteName',
      make: async (shown) => {
        const form = within(await screen.findByRole('dialog', {}, WAIT))
        await shown.user.type(await form.findByRole('textbox', { name: /^Site code/ }), '0500')
        await changeName(shown)
      },
      inPlace: nameIs('X'),
    },
  ],
)
testRefusedCalls(
  (faults) => openDrawer({ code: '0401' }, faults),
  [
    {
      call: 'sites.update',
      says: 'Error updating sites',
      records: 'sites',
      field: 'siteName',
      make: changeName,
      inPlace: nameIs('BirchX'),
    },
  ],
)
testRefusedCalls(
  (faults) => openDrawer({ edit: 'types' }, faults),
  [
    {
      call: 'sites.updateMany',
      says: 'Error updating sites',
      records: 'sites',
      make: async ({ user }) => {
        await user.selectOptions(await typeOf('Birch'), 'Pre-School')
        await user.click(within(await saveBar()).getByRole('button', { name: 'Save changes' }))
      },
      inPlace: async () => {
        expect(await typeOf('Birch')).toHaveValue('Pre-School')
        expect(await saveBar()).toBeVisible()
      },
    },
  ],
)
