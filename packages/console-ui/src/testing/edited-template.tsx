import { memoryStorage, placeWith, type Query, type SisImportTemplateDetailed } from '@edconsole/console-core'
import { standardTemplate } from '@edconsole/console-core/import-rules'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type ShownScreen, type ShowScreenOptions, showScreen } from './show-screen.tsx'

type ShowOptions = Partial<ShowScreenOptions> & { query?: Query; id?: string }

/** The screen of one template, over a template of students that is made anew for each test. */
export type EditedTemplate = {
  readonly server: TestServer
  /** As it was when the test began. */
  readonly stored: SisImportTemplateDetailed
  /** Calls the server past the screen, as a colleague does; a refusal is thrown. */
  send(path: string, init?: RequestInit): Promise<SisImportTemplateDetailed[]>
  /** The template as it is stored now. */
  read(): Promise<SisImportTemplateDetailed>
  show(options?: ShowOptions): Promise<ShownScreen>
}

/** Starts the server of a test file and gives each test a district with a template. */
export function editedTemplate(Screen: ComponentType<{ districtId: string; id: string }>): EditedTemplate {
  let server: TestServer
  let district: Awaited<ReturnType<TestServer['newDistrict']>>
  let stored: SisImportTemplateDetailed
  let browser: Awaited<ReturnType<TestServer['browser']>>
  beforeAll(async () => {
    server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
  }, 240_000)
  afterAll(() => server.close())

  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await browser(
      `/api/district/${path}${path.includes('?') ? '&' : '?'}lea=${district.lea}`,
      init,
    )
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()).data
  }
  beforeEach(async () => {
    district = await server.newDistrict()
    browser = await server.browser('employee@example.org')
    const { sisSystemId: _, ...body } = standardTemplate({ id: 1, kind: 'file' }, 'students') ?? {}
    stored = await send('sis-imports', { method: 'POST', body: JSON.stringify(body) })
  }, 60_000)
  return {
    get server() {
      return server
    },
    get stored() {
      return stored
    },
    send,
    async read() {
      const [found] = await send(`sis-imports-detailed?filter[id]=${stored.id}`)
      return found
    },
    show({ query = {}, id = String(stored.id), ...own } = {}) {
      const districtId = String(district.id)
      const place = placeWith('sis-import-edit', { districtId, id }, { query })
      return showScreen(<Screen districtId={districtId} id={id} />, {
        server,
        as: 'employee@example.org',
        ...(place && { place }),
        draftStorage: memoryStorage(),
        ...own,
      })
    },
  }
}

export const columnOf = (
  { importTemplateColumns }: SisImportTemplateDetailed,
  name: string,
): SisImportTemplateDetailed['importTemplateColumns'][number] | undefined =>
  importTemplateColumns.find(({ columnName }) => columnName === name)

/** The translations of a column, as `TK+=TK`. */
export const codesOf = (template: SisImportTemplateDetailed, name: string): string[] | undefined =>
  columnOf(template, name)?.possibleValues.flatMap((value) =>
    value.importTemplateTranslations.map(
      ({ sourceValue, translatedValue }) => `${sourceValue}=${translatedValue}`,
    ),
  )

/** Code of panels is fetched first. */
export const WAIT: { timeout: number } = { timeout: 15_000 }
/** Found by their marks: names of rows are long, and reading all of them again and again takes most of the time. */
export const row = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`tr[data-ec-column="${name}"]`)
    if (!found) throw new Error(`No row of ${name}`)
    return found
  }, WAIT)
export const source = async (name: string): Promise<HTMLElement> =>
  within(await row(name)).getByRole('button', { name: /^SIS column of/ })
export const pick = async ({ user }: ShownScreen, name: string, text: string): Promise<void> => {
  await user.click(await source(name))
  const input = await screen.findByRole('combobox', { name: /^SIS column of/ }, WAIT)
  await user.click(input)
  await user.paste(text)
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await source(name)).toHaveAccessibleName(new RegExp(text)), WAIT)
}
export const bar = (): HTMLElement | null => screen.queryByRole('region', { name: 'Unsaved changes' })
export const save = ({ user }: ShownScreen): Promise<void> => user.click(screen.getByText('Save template'))
export const told = ({ runtime }: ShownScreen): string[] =>
  runtime.snackbars.get().recent.map(({ message }) => message)
