import { memoryStorage, placeOf, type Site } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { DistrictGate } from '../patterns/define-screen/district-gate.tsx'
import { type ShownScreen, type ShowScreenOptions, showScreen } from './show-screen.tsx'
import { NewSiteForm, SiteForm, type SiteFormProps } from './site-form.tsx'

const EMPLOYEE = 'employee@example.org'

export const name = () => screen.getByLabelText<HTMLInputElement>(/^Site name/)
export const email = () => screen.getByLabelText<HTMLInputElement>('Principal email')
export const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' })
export const save = () => screen.getByRole('button', { name: 'Save changes' })

type Options = Partial<ShowScreenOptions> & { form?: Partial<SiteFormProps> & { makes?: boolean } }

/** The form of a site over a server of the file, with a new site for each test. */
export const siteFormOfTest = () => {
  let server: TestServer
  let browser: TestFetch
  let site: Site
  let made = 0

  /** Another user of the same server. */
  async function ask(method: string, path: string, body?: object): Promise<Site> {
    const lea = server.districts.find(({ id }) => id === 412)?.lea
    const answer = await browser(`/api${path}${path.includes('?') ? '&' : '?'}lea=${lea}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { data } = await answer.json()
    return Array.isArray(data) ? data[0] : data
  }
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
  return {
    ask,
    show,
    /** The site as it is stored now. */
    now: () => ask('GET', `/district/sites?filter[siteCode]=${site.siteCode}`),
    /** Read through this object, since each test has its own. */
    get server() {
      return server
    },
    get site() {
      return site
    },
  }
}
