import { memoryStorage, placeOf, type Query, type SisImportTemplateDetailed } from '@edconsole/console-core'
import { columnsOf } from '@edconsole/console-core/import-rules'
import { createTestServer, type TestDistrict, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { summaryTitle, testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { SisImportCreate } from './index.ts'

let server: TestServer
/** Of the screen that was shown last. */
let district: TestDistrict
// Code of steps and panels is fetched first.
const WAIT = { timeout: 15_000 }

beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())

const show = async ({
  query = { component: 'sites' },
  ...own
}: Partial<ShowScreenOptions> & { query?: Query } = {}) => {
  district = await server.newDistrict()
  const districtId = String(district.id)
  return showScreen(<SisImportCreate districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('sis-import-create', { districtId }, { query }),
    draftStorage: memoryStorage(),
    ...own,
  })
}
const stored = async (): Promise<SisImportTemplateDetailed[]> => {
  const browser = await server.browser('employee@example.org')
  return (await (await browser(`/api/district/sis-imports-detailed?lea=${district.lea}`)).json()).data
}
const press = async ({ user }: ShownScreen, name: string) =>
  user.click(await screen.findByRole('button', { name }, WAIT))

testRefusedCalls(
  (faults) => show({ faults }),
  [
    {
      call: 'reference.components',
      says: 'Error fetching SIS Import Template Components.',
      records: 'components',
      inPlace: () => screen.findByRole('button', { name: 'Try again' }, WAIT),
    },
    {
      call: 'sisImports.list',
      says: 'Error fetching SIS Imports',
      records: 'SIS imports',
      inPlace: () => screen.findByRole('button', { name: 'Try again' }, WAIT),
    },
    {
      call: 'sisImports.create',
      records: 'SIS imports',
      field: 'name',
      ready: () => screen.findByRole('radio', { name: /^An empty template/ }, WAIT),
      make: async (shown) => {
        for (const _ of [1, 2, 3]) await press(shown, 'Continue')
        await screen.findByRole('heading', { name: 'What will be created' }, WAIT)
        await shown.user.type(screen.getByRole('textbox', { name: /^File names/ }), 'sites*.csv')
        await press(shown, 'Create template')
      },
      inPlace: async (_, refusal) => {
        const title = summaryTitle(refusal, "The template wasn't created")
        expect(await screen.findByText(title, {}, WAIT)).toBeVisible()
        expect(screen.getByRole('textbox', { name: /^File names/ })).toHaveValue('sites*.csv')
      },
    },
  ],
)

describe('[R21] a template that was not created as it seems', () => {
  const began = async ({ user }: ShownScreen) =>
    user.type(await screen.findByRole('textbox', { name: /^File names/ }, WAIT), 'sites*.csv')
  const query = { component: 'sites', step: 'review' }

  test('an answer that is lost: the stored one is named, and leads on', async () => {
    const shown = await show({ query })
    await began(shown)
    shown.faults.on('sisImports.create', { drop: true, reached: true, times: 1 })
    await press(shown, 'Create template')
    expect(await screen.findByText('Sites was created in the meantime', {}, WAIT)).toBeVisible()
    const [made] = await stored()
    expect(screen.getByRole('link', { name: 'Open the template' })).toHaveAttribute(
      'href',
      `/${district.id}/district/sis-imports/${made?.id}`,
    )
    expect(screen.getByRole('textbox', { name: /^File names/ })).toHaveValue('sites*.csv')
  })

  test('a column that is refused is named, and leads to its place', async () => {
    const aeries = server.db.selectFrom('sisSystems').select('id').where('kind', '=', 'aeries')
    const { id } = await aeries.executeTakeFirstOrThrow()
    const shown = await show({ query: { ...query, system: String(id) } })
    await screen.findByRole('button', { name: 'Create template' }, WAIT)
    shown.faults.on('sisImports.create', {
      status: 400,
      body: {
        error: { code: 400, message: 'Not with this value', field: 'importTemplateColumns.0.sourceColumn' },
      },
    })
    await press(shown, 'Create template')
    await waitFor(() => expect(screen.getByLabelText("The template wasn't created")).toHaveFocus(), WAIT)
    const [column] = columnsOf('sites')
    await press(shown, `${column?.displayName}: Not with this value`)
    await waitFor(
      () =>
        expect(shown.runtime.navigation.get().current()?.query).toMatchObject({
          component: 'sites',
          step: 'columns',
          column: column?.columnName,
        }),
      WAIT,
    )
    expect(await stored()).toEqual([])
  })
})
