import { type Authentication, memoryStorage, placeOf, type Query } from '@edconsole/console-core'
import { makeCertificate } from '@edconsole/console-demo'
import { createTestServer, type TestDistrict, type TestServer } from '@edconsole/console-server/testing'
import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type ShownScreen, type ShowScreenOptions, showScreen } from './show-screen.tsx'

const EMPLOYEE = 'employee@example.org'

// Its code is fetched first.
export const WAIT = { timeout: 15_000 }
/** Ends 21 days after the tests' now. */
const CERTIFICATE = makeCertificate({
  name: 'idp.example.org',
  from: '2025-10-01',
  to: '2026-10-05T23:59:00Z',
})
export const SAML = {
  provider: 'saml',
  displayName: 'District single sign-on',
  settings: {
    idpEntityId: 'https://idp.example.org',
    ssoUrl: 'https://idp.example.org/sso',
    idpCertificates: [CERTIFICATE],
    attributeMap: { email: 'mail', staffId: 'employeeNumber' },
  },
}
export const GOOGLE = {
  provider: 'google',
  displayName: 'Google Workspace',
  settings: { clientId: '1.apps.example.org', clientSecret: 'top secret', hostedDomains: ['example.org'] },
}
export const LDAP = {
  provider: 'ldap',
  displayName: 'Directory',
  settings: { host: 'ldap.example.org', baseDn: 'dc=x', bindDn: 'cn=x', bindPassword: 'hidden' },
}

export const told = ({ runtime }: ShownScreen) => runtime.snackbars.get().recent.map(({ message }) => message)
export const queryOf = ({ runtime }: ShownScreen) => runtime.navigation.get().current()?.query
export const rows = async () => {
  await screen.findAllByRole('rowheader')
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
}
export const cells = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
export const panel = (name: string) => screen.findByRole('complementary', { name }, WAIT)
export const field = (name: RegExp) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input, textarea, select' }, WAIT)
export const save = ({ user }: Pick<ShownScreen, 'user'>) =>
  user.click(screen.getByRole('button', { name: 'Save changes' }))

/**
 * Authentication Configurations over a server of the file, with a client of its own for each test.
 * @param parts imports of what the screen loads when it is needed: no test waits for its code
 */
export const authenticationsOfClient = (
  Screen: ComponentType<{ districtId: string }>,
  parts: readonly (() => Promise<unknown>)[],
) => {
  let server: TestServer
  let district: TestDistrict
  beforeAll(async () => {
    server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z', allowLoopback: true })
    await Promise.all(parts.map((load) => load()))
  }, 240_000)
  afterAll(() => server.close())
  beforeEach(async () => {
    district = await server.newDistrict({ roles: ['ROLE_SETUP_AUTH_VIEW'] })
  })

  const call = async (method: string, path: string, body?: object) => {
    const employee = await server.browser(EMPLOYEE)
    const answer = await employee(`/api/ied/authentications/${path}`, {
      method,
      headers: { 'x-ied-client-id': String(district.clientId) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await answer.json()).data
  }
  /** The bodies of what is sent. */
  const sent: { method: string; body: unknown }[] = []
  const listening = (): ShowScreenOptions['server'] => ({
    ...server,
    fetch: async (request: Request) => {
      if (request.method !== 'GET' && request.url.includes('/ied/')) {
        const text = await request.clone().text()
        sent.push({ method: request.method, body: text === '' ? null : JSON.parse(text) })
      }
      return server.fetch(request)
    },
  })
  return {
    sent,
    server: () => server,
    district: () => district,
    add: (body: object): Promise<Authentication> => call('POST', '', body),
    list: (): Promise<Authentication[]> => call('GET', ''),
    change: (id: number, body: object): Promise<Authentication> => call('PATCH', String(id), body),
    /** Enables one past the server, which does not sign people in with it. */
    enable: (id: number) =>
      server.db.updateTable('authentications').set({ isEnabled: true }).where('id', '=', id).execute(),
    show: (options: Partial<ShowScreenOptions> & { query?: Query } = {}) => {
      sent.length = 0
      const { query = {}, ...own } = options
      const districtId = String(district.id)
      return showScreen(<Screen districtId={districtId} />, {
        server: listening(),
        as: EMPLOYEE,
        place: placeOf('authentication-configs', { districtId }, { query }),
        draftStorage: memoryStorage(),
        ...own,
      })
    },
  }
}
