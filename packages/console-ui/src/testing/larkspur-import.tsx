import { placeOf, type Query } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterAll, beforeAll } from 'vitest'
import { type ShownScreen, type ShowScreenOptions, showScreen } from './show-screen.tsx'

export const BATCH = '48212'

/** An import of Larkspur with findings of many causes, and the screen of one of its components. */
export type LarkspurImport = {
  readonly server: TestServer
  readonly districtId: string
  readonly lea: string
  /** The result of a component, as the address has it. */
  idOf(component: string): string
  show(component?: string, query?: Query, options?: Partial<ShowScreenOptions>): Promise<ShownScreen>
}

/** @example const at = larkspurImport(ImportLogDetails) // once in a file */
export function larkspurImport(
  Screen: ComponentType<{ districtId: string; batchId: string; etlStatusId: string }>,
): LarkspurImport {
  let server: TestServer
  let district: TestServer['districts'][number]
  const ids = new Map<string, string>()
  beforeAll(async () => {
    server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
    const found = server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))
    if (!found) throw new Error('Larkspur is not seeded.')
    district = found
    const browser = await server.browser('employee@example.org')
    const answer = await browser(
      `/api/district/import-log-results?lea=${district.lea}&filter[batchId]=${BATCH}`,
    )
    const { data }: { data: { componentName: string; etlStatusId: number }[] } = await answer.json()
    for (const { componentName, etlStatusId } of data) ids.set(componentName, String(etlStatusId))
  }, 240_000)
  afterAll(() => server.close())
  const idOf = (component: string) => ids.get(component) ?? '0'
  return {
    get server() {
      return server
    },
    get districtId() {
      return String(district.id)
    },
    get lea() {
      return district.lea
    },
    idOf,
    show(component = 'students', query = {}, options = {}) {
      const params = {
        districtId: String(district.id),
        batchId: BATCH,
        etlStatusId: idOf(component),
      }
      return showScreen(<Screen {...params} />, {
        server,
        as: 'employee@example.org',
        place: placeOf('import-log-details', params, { query }),
        ...options,
      })
    },
  }
}

/** The list of causes, once it has some. */
export const causes = async (): Promise<HTMLElement> => {
  const list = await screen.findByRole('region', { name: 'What to fix' })
  await within(list).findAllByRole('listitem')
  return list
}

export const bodyRows = (): HTMLElement[] =>
  screen.getAllByRole('rowheader').flatMap((cell) => cell.closest('tr') ?? [])
