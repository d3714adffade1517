import { memoryStorage, placeOf, type Query } from '@edconsole/console-core'
import { createTestServer, type TestDistrict, type TestServer } from '@edconsole/console-server/testing'
import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type ExportsOfDistrict, exportsOfDistrict } from './exports-of-district.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from './show-screen.tsx'

/** Products of every server. */
export const [ASSESSMENT, SCREENING, WHOLE_CHILD] = [1, 2, 3]
// Code of menus and dialogs is fetched first.
export const WAIT = { timeout: 15_000 }

export const rowOf = async (product: string) => {
  const row = (await screen.findByRole('rowheader', { name: product }, WAIT)).closest('tr')
  if (!row) throw new Error(`No row is of ${product}.`)
  return within(row)
}
export const pick = async ({ user }: ShownScreen, product: string, item: string) => {
  await user.click((await rowOf(product)).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }, WAIT))
}
export const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }, WAIT))
export const panel = async () => within(await screen.findByRole('complementary', { name: 'Actions' }))
export const told = ({ runtime }: ShownScreen) => runtime.snackbars.get().recent.map(({ message }) => message)

type Options = Partial<ShowScreenOptions> & { query?: Query }

/** Export Overview over a server of the file, in a new district for each test, with two products switched on. */
export const exportOverview = (Screen: ComponentType<{ districtId: string }>) => {
  let server: TestServer
  let district: TestDistrict
  let exports: ExportsOfDistrict
  const enter = async (options: Parameters<TestServer['newDistrict']>[0] = {}) => {
    district = await server.newDistrict(options)
    exports = await exportsOfDistrict(server, district.lea)
  }
  beforeAll(async () => {
    server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
  }, 240_000)
  afterAll(() => server.close())
  beforeEach(async () => {
    await enter({ roles: ['ROLE_SETUP_EXPORT_PRODUCT_VIEW'] })
    await exports.enable([ASSESSMENT, SCREENING])
  })
  const show = ({ query = {}, ...options }: Options = {}) => {
    const districtId = String(district.id)
    return showScreen(<Screen districtId={districtId} />, {
      server,
      as: 'employee@example.org',
      place: placeOf('export', { districtId }, { query }),
      draftStorage: memoryStorage(),
      ...options,
    })
  }
  return {
    show,
    /** Goes on in a district where nothing is switched on. */
    enter,
    /** Read through this object, since each test has its own. */
    get server() {
      return server
    },
    get district() {
      return district
    },
    get exports() {
      return exports
    },
  }
}
