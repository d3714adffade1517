import { memoryStorage, placeOf, type Query, type Site } from '@edconsole/console-core'
import {
  createTestServer,
  type TestDistrict,
  type TestFetch,
  type TestServer,
} from '@edconsole/console-server/testing'
import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type ShownScreen, type ShowScreenOptions, showScreen } from './show-screen.tsx'

export const EMPLOYEE = 'employee@example.org'

// Its code is fetched first.
export const WAIT = { timeout: 15_000 }
export const codes = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
export const rowOf = async (code: string) => {
  const row = (await screen.findByRole('rowheader', { name: code })).closest('tr')
  if (!row) throw new Error(`No row has the code ${code}.`)
  return within(row)
}
export const typeOf = (name: string) => screen.findByRole('combobox', { name: `School type of ${name}` })
export const told = ({ runtime }: Pick<ShownScreen, 'runtime'>) =>
  runtime.snackbars.get().recent.map(({ message }) => message)
export const query = ({ runtime }: Pick<ShownScreen, 'runtime'>) => runtime.navigation.get().current()?.query
export const saveBar = () => screen.findByRole('region', { name: 'Unsaved changes' })
export const drawer = (name: string) => screen.findByRole('dialog', { name }, WAIT)

export type SitesOptions = Partial<ShowScreenOptions> & { query?: Query; districtId?: string | number }

/**
 * District Site Management over a server of the file, in a new district for each test.
 * @param parts imports of what the screen loads when it is needed: no test waits for its code
 */
export const sitesOfDistrict = (
  Screen: ComponentType<{ districtId: string }>,
  parts: readonly (() => Promise<unknown>)[] = [],
) => {
  let server: TestServer
  let employee: TestFetch
  let district: TestDistrict
  beforeAll(async () => {
    server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
    employee = await server.browser(EMPLOYEE)
    await Promise.all(parts.map((load) => load()))
  }, 240_000)
  afterAll(() => server.close())
  beforeEach(async () => {
    district = await server.newDistrict({ roles: ['ROLE_SETUP_SITE_VIEW'] })
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

  const show = async ({ query = {}, districtId = district.id, ...options }: SitesOptions = {}) => {
    const id = String(districtId)
    return showScreen(<Screen districtId={id} />, {
      server,
      as: EMPLOYEE,
      place: placeOf('site-overview', { districtId: id }, { query }),
      draftStorage: memoryStorage(),
      ...options,
    })
  }
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

  return {
    ask,
    add,
    stored,
    addImported,
    show,
    patches,
    /** Read through this object, since each test has its own. */
    get server() {
      return server
    },
    get district() {
      return district
    },
  }
}
