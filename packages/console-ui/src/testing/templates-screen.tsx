import { placeOf, type Query, type SisImportTemplateDetailed } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { SisImportTemplates } from '../screens/sis-import-templates/index.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from './show-screen.tsx'
import { type TemplatesOfDistrict, templatesOfDistrict } from './templates-of-district.ts'

/** Code of menus and dialogs is fetched first. */
export const WAIT = { timeout: 20_000 }

type District = Awaited<ReturnType<TestServer['newDistrict']>>
type Options = Partial<ShowScreenOptions> & { query?: Query; districtId?: string }

/** What tests of Import Templates have at hand: a server for the file, and a new district for each test. */
export type TemplatesScreen = {
  readonly server: TestServer
  readonly district: District
  readonly templates: TemplatesOfDistrict
  show(options?: Options): Promise<ShownScreen>
  stored(name: string): Promise<SisImportTemplateDetailed>
}

/** @example const at = templatesScreen() // once in a file */
export function templatesScreen(): TemplatesScreen {
  let server: TestServer
  let district: District
  let templates: TemplatesOfDistrict
  beforeAll(async () => {
    server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
  }, 240_000)
  afterAll(() => server.close())
  beforeEach(async () => {
    district = await server.newDistrict({
      roles: ['ROLE_SETUP_DISTRICT_VIEW', 'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW'],
    })
    templates = await templatesOfDistrict(server, district.lea)
  })
  return {
    get server() {
      return server
    },
    get district() {
      return district
    },
    get templates() {
      return templates
    },
    show: ({ query = {}, districtId = String(district.id), ...options } = {}) =>
      showScreen(<SisImportTemplates districtId={districtId} />, {
        server,
        as: 'employee@example.org',
        place: placeOf('sis-import-templates', { districtId }, { query }),
        ...options,
      }),
    async stored(name) {
      const found = (await templates.read()).find((one) => one.name === name)
      if (!found) throw new Error(`${name} is not stored.`)
      return found
    },
  }
}

export const rowOf = async (component: string): Promise<ReturnType<typeof within>> => {
  const name = new RegExp(`^${component}`)
  const row = (await screen.findByRole('rowheader', { name }, WAIT)).closest('tr')
  if (!row) throw new Error(`No row is of ${component}.`)
  return within(row)
}

export const shownRows = (): (string | null)[] =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

/** Picks from the menu of a component's row. */
export const pick = async ({ user }: ShownScreen, component: string, item: string): Promise<void> => {
  await user.click((await rowOf(component)).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }, WAIT))
}

/** Picks from the menu of the page, once it can be picked. */
export const pickMore = async ({ user }: ShownScreen, item: string): Promise<void> => {
  const name = new RegExp(`^${item}`)
  await screen.findAllByRole('radio', {}, WAIT)
  await user.click(await screen.findByRole('button', { name: 'More actions' }, WAIT))
  await waitFor(
    () => expect(screen.getByRole('menuitem', { name })).not.toHaveAttribute('aria-disabled'),
    WAIT,
  )
  await user.click(screen.getByRole('menuitem', { name }))
}

export const told = ({ runtime }: ShownScreen): string[] =>
  runtime.snackbars.get().recent.map(({ message }) => message)
