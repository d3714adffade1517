import { formatDateTime, placeOf, useAccess } from '@edconsole/console-core'
import { createTestServer, type TestDistrict, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AuditHistory } from '../../features/audit/audit-history.tsx'
import { AUDIT_ANSWER, AUDIT_SAMPLE } from '../../testing/audit-sample.ts'
import { CERTIFICATE_SAMPLE } from '../../testing/certificate-samples.ts'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { UserAuditLog } from '../user-audit-log/index.ts'
import { AuditLog } from './index.ts'

const STAFF = 'employee@example.org'

let server: TestServer
let district: TestDistrict
let lea: string
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  district = await server.newDistrict({ roles: ['ROLE_USER_MANAGEMENT_VIEW'] })
  lea = district.lea
  const browser = await server.browser(STAFF)
  const send = async (address: string, body: object) => {
    const headers = { 'x-ied-client-id': String(district.clientId) }
    const answer = await browser(`/api${address}`, { method: 'PATCH', headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
    server.advance(60_000)
  }
  await send(`/district/${district.id}?lea=${lea}`, { city: 'Fernhill', website: 'https://fern.example.org' })
  await send(`/accounts/${await accountId()}`, { isEnabled: false })
}, 240_000)
afterAll(() => server.close())
const files = catchSavedFiles()

const accountId = async () => {
  const answer = await (await server.browser(STAFF))(`/api/district/people?lea=${lea}`)
  const { data } = await answer.json()
  return data[0].accountId
}

type Shown = Partial<Parameters<typeof showScreen>[1]>

const showAll = (query = {}, options: Shown = {}) =>
  showScreen(<AuditLog />, { server, as: STAFF, place: placeOf('audit-log', {}, { query }), ...options })
const showDistrict = (query = {}, options: Shown = {}) => {
  const districtId = String(district.id)
  return showScreen(<UserAuditLog districtId={districtId} />, {
    server,
    as: STAFF,
    place: placeOf('user-audit-log', { districtId }, { query }),
    ...options,
  })
}
const rowTexts = async (count: number) => {
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(count))
  // What puts changes into words is loaded beside the list.
  await waitFor(() => expect(screen.getAllByText(/^[A-Z].*:$/)).toHaveLength(count))
  return screen.getAllByRole('rowheader').map((cell) => cell.closest('tr')?.textContent ?? '')
}

test('each change is a line, newest first: when, who, what, before and after', {
  tags: 'main:audit-log',
}, async () => {
  await showAll()
  const [account = '', changed = ''] = await rowTexts(2)
  expect(screen.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible()
  expect(account).toContain(formatDateTime('2026-09-14T12:15:00Z'))
  expect(account).toMatch(/Changedperson-\d+ AccountEnabled: Yes becomes No/)
  expect(changed).toContain('City: Testville becomes Fernhill +1')
  expect(changed).toContain(district.districtName)
})

test('an opened change lists every field, and the hashes that prove it', async () => {
  const { user } = await showAll()
  await rowTexts(2)
  await user.click(screen.getAllByText(formatDateTime('2026-09-14T12:14:00Z'))[0] as HTMLElement)
  const changes = within(await screen.findByRole('table', { name: 'What changed' }))
  const [, ...fields] = changes.getAllByRole('row').map((row) => row.textContent)
  expect(fields).toEqual([
    'CityTestvilleFernhill',
    expect.stringMatching(/^Website.+https:\/\/fern\.example\.org$/),
  ])
  expect(screen.getByText('0'.repeat(64))).toBeVisible()
  expect(screen.getByText('districts.update')).toBeVisible()
})

test('a link from a record narrows the list to it', async () => {
  await showAll({ filter: { subject: [`district:${district.id}`] } })
  await rowTexts(1)
  expect(
    screen.getByRole('button', { name: `Remove filter Record = District: ${district.districtName}` }),
  ).toBeVisible()
})

test('quick views count kinds of records', async () => {
  const { user } = await showAll()
  await rowTexts(2)
  await user.click(await screen.findByRole('radio', { name: /^People/ }))
  await rowTexts(1)
})

test('a district has its own changes under User Management, all of one client', {
  tags: 'main:user-audit-log',
}, async () => {
  await showDistrict()
  await rowTexts(2)
  expect(screen.queryByRole('columnheader', { name: 'Client' })).not.toBeInTheDocument()
})

test('[S8] R21 a log that cannot be fetched says so in place and comes back', async () => {
  const fault = { status: 500, message: 'Disk full' }
  const { user, faults } = await showDistrict({}, { faults: [['auditLog.ofDistrict', fault]] })
  const table = within(await screen.findByRole('region', { name: 'Changes' }))
  const again = await table.findByRole('button', { name: 'Try again' })
  expect(table.getByText('An error occurred while fetching changes . Reason: Disk full')).toBeVisible()
  faults.clear()
  await user.click(again)
  await rowTexts(2)
})

function MayOpen(): ReactElement {
  return <p>{useAccess().can('user-audit-log') ? 'There is a log' : 'There is none'}</p>
}

test.each([404, 501])('a backend that answers %i has no audit log: links to it go', async (status) => {
  const districtId = String(district.id)
  const { runtime } = await showScreen(
    <>
      <UserAuditLog districtId={districtId} />
      <MayOpen />
    </>,
    {
      server,
      as: STAFF,
      place: placeOf('user-audit-log', { districtId }),
      faults: [['auditLog.ofDistrict', { status }]],
    },
  )
  expect(await screen.findByText('No audit log here')).toBeVisible()
  expect(screen.getByText('There is none')).toBeVisible()
  expect(runtime.snackbars.get().recent).toEqual([])
})

test('erased names and values are told as such', async () => {
  await showAll({}, { faults: [['auditLog.list', { body: AUDIT_ANSWER }]] })
  const rows = await rowTexts(5)
  // As the form of Aeries calls its key.
  await waitFor(async () => expect((await rowTexts(5))[0]).toContain('Certificate: Saved becomes Replaced'))
  expect(rows[2]).toMatch(/Erased AccountEmail: Erased becomes Erased \+1/)
})

const answerWith = (changes: readonly object[]) => ({
  body: { ...AUDIT_ANSWER, data: [{ ...AUDIT_SAMPLE[1], changes }] },
})
const CERTIFICATES = {
  field: 'settings.idpCertificates',
  kind: 'plain',
  from: null,
  to: [CERTIFICATE_SAMPLE],
  isErased: false,
}
const BLACKOUT = {
  field: 'blackoutRanges',
  kind: 'plain',
  from: null,
  to: ['{"to":"2020-01-05","from":"2020-01-02"}'],
  isErased: false,
}

test('a certificate is named in the list, and an opened change has all of it', async () => {
  const { user } = await showAll({}, { faults: [['auditLog.list', answerWith([CERTIFICATES, BLACKOUT])]] })
  const [row] = await rowTexts(1)
  expect(row).toMatch(/Certificates: .+ becomes idp\.larkspur\.example \(expires 05\/12\/2027\) \+1/)
  expect(row).not.toContain('BEGIN CERTIFICATE')
  await user.click(screen.getByText('Local'))
  const changes = within(await screen.findByRole('table', { name: 'What changed' }))
  expect(changes.getByRole('row', { name: /^Blackout dates.+01\/02\/2020 – 01\/05\/2020$/ })).toBeVisible()
  expect(changes.queryByText(/BEGIN CERTIFICATE/)).not.toBeInTheDocument()
  await user.click(changes.getByRole('button', { name: 'Show all: Certificates, After' }))
  expect(changes.getByText(/BEGIN CERTIFICATE/).textContent).toBe(CERTIFICATE_SAMPLE)
  await user.click(changes.getByRole('button', { name: 'Show less: Certificates, After' }))
  expect(changes.queryByText(/BEGIN CERTIFICATE/)).not.toBeInTheDocument()
})

const showHistory = (options: Shown = {}) => {
  const districtId = String(district.id)
  return showScreen(
    <AuditHistory districtId={districtId} subjects={[{ kind: 'district', id: district.id }]} />,
    { server, as: STAFF, place: placeOf('district', { districtId }), ...options },
  )
}

test('beside a record its last changes stand, with a link to all of them', async () => {
  const { runtime } = await showHistory()
  await runtime.districts.follow(String(district.id))
  const history = within(await screen.findByRole('region', { name: 'Changes' }))
  expect((await history.findAllByRole('listitem'))[0]?.textContent).toMatch(
    /^Changed City: Testville becomes Fernhill, Website: https:\/\/district-\d+\.example\.org becomes https:\/\/fern\.example\.org/,
  )
  expect(history.getByRole('link', { name: 'All changes' })).toHaveAttribute(
    'href',
    `/${district.id}/user-management/audit-log?filter[subject][0]=district%3A${district.id}`,
  )
})

test('beside a record a certificate is named, and dates are written as in its form', async () => {
  const { runtime } = await showHistory({
    faults: [['auditLog.ofDistrict', answerWith([CERTIFICATES, BLACKOUT])]],
  })
  await runtime.districts.follow(String(district.id))
  const history = within(await screen.findByRole('region', { name: 'Changes' }))
  expect((await history.findAllByRole('listitem'))[0]?.textContent).toMatch(
    /^Changed Certificates: .+idp\.larkspur\.example \(expires 05\/12\/2027\), Blackout dates: .+01\/02\/2020 – 01\/05\/2020/,
  )
})

test('beside a record a test of its sign-in is no change', async () => {
  const tested = {
    field: 'signInTest',
    kind: 'plain',
    from: null,
    to: 'Saved settings',
    isErased: false,
  }
  const { runtime } = await showHistory({ faults: [['auditLog.ofDistrict', answerWith([tested])]] })
  await runtime.districts.follow(String(district.id))
  const history = within(await screen.findByRole('region', { name: 'Changes' }))
  expect((await history.findAllByRole('listitem'))[0]?.textContent).toMatch(
    /^Tested Sign-in: with the saved settings/,
  )
})

test('beside a record nothing stands without a permission, or where nothing is kept', async () => {
  const missing = await showHistory({ faults: [['auditLog.ofDistrict', { status: 501 }]] })
  await missing.runtime.districts.follow(String(district.id))
  await waitFor(() => expect(missing.calls).toContain('GET /api/district/audit-log'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes' })).not.toBeInTheDocument())
  expect(missing.runtime.snackbars.get().recent).toEqual([])
})

test('[ux 8.1] a file names actions and kinds of records as the list does; that of all changes is called after no district', async () => {
  const { user } = await showAll()
  await rowTexts(2)
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  const { name, lines } = await files.next()
  expect(name).toBe('audit-log_2026-09-14.csv')
  expect(lines[0]).toMatch(/^Time \(UTC\),/)
  expect(lines[1]).toMatch(/^2026-09-14T[\d:.]+Z,.*,Changed,Account: /)
  expect(lines[2]).toMatch(/,District: /)
})

test('[ux 8.1] the file of a district is called after it', async () => {
  const { user } = await showDistrict()
  await rowTexts(2)
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  expect((await files.next()).name).toMatch(/^.+_user-audit-log_2026-09-14\.csv$/)
})

// Last, as it adds an entry.
test('that somebody viewed personal data is found among people, and is no change of the district', async () => {
  const browser = await server.browser(STAFF)
  const body = JSON.stringify({ place: 'records', subject: 'students' })
  await browser(`/api/district/personal-data-shown?lea=${lea}`, { method: 'POST', body })
  const { user } = await showAll()
  await rowTexts(3)
  await user.click(await screen.findByRole('radio', { name: /^People/ }))
  const [viewed] = await rowTexts(2)
  expect(viewed).toContain(
    `Viewed${district.districtName} Personal dataPersonal data shown: Records: Students`,
  )
})
