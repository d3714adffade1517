import { memoryStorage, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect } from 'vitest'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { SisImportCreate } from './index.ts'

let server: TestServer
// Code of steps and panels is fetched first.
const WAIT = { timeout: 15_000 }

beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())

const show = async (faults: ShowScreenOptions['faults']) => {
  const districtId = String((await server.newDistrict()).id)
  const query = { component: 'sites' }
  return showScreen(<SisImportCreate districtId={districtId} />, {
    server,
    faults,
    as: 'employee@example.org',
    place: placeOf('sis-import-create', { districtId }, { query }),
    draftStorage: memoryStorage(),
  })
}
const press = async ({ user }: ShownScreen, name: string) =>
  user.click(await screen.findByRole('button', { name }, WAIT))

testRefusedCalls(
  (faults) => show(faults),
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
      inPlace: async () => {
        expect(await screen.findByText("The template wasn't created", {}, WAIT)).toBeVisible()
        expect(screen.getByRole('textbox', { name: /^File names/ })).toHaveValue('sites*.csv')
      },
    },
  ],
)
