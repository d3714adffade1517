import { ConsoleProvider, createConsoleRuntime, memoryNavigation, placeOf } from '@edconsole/console-core'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wayToClients } from '../../features/clients/imt-tabs.tsx'
import { userWith } from '../../testing/rows-server.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

const logs = { districtId: '412' }
const batch = { ...logs, batchId: '48212' }

test('[S2.2] the way up keeps the query of the level above, as it was when it was left', () => {
  const query = { filter: { status: ['failed'] }, page: '2' }
  const runtime = createConsoleRuntime({
    session: userWith(['ROLE_IMPORT_LOG_VIEW']),
    navigation: memoryNavigation(placeOf('import-logs', logs)),
  })
  render(
    <ConsoleProvider runtime={runtime}>
      <Breadcrumbs record={undefined} way={undefined} />
    </ConsoleProvider>,
  )
  const navigation = runtime.navigation.get()
  act(() => navigation.go(placeOf('import-logs', logs, { query })))
  act(() => navigation.go(placeOf('import-log-results', batch)))
  const hrefs = () =>
    screen
      .getAllByRole('link', { name: 'Import Logs' })
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
  for (const href of hrefs()) expect(href).toBe('/412/import-logs?filter[status][0]=failed&page=2')
  // Left without any, it leads there without any
  act(() => navigation.go(placeOf('import-logs', logs)))
  act(() => navigation.go(placeOf('import-log-results', batch)))
  for (const href of hrefs()) expect(href).toBe('/412/import-logs')
})

test.each([
  [['ROLE_ILLUMINATE_EMPLOYEE'], []],
  [['ROLE_ILLUMINATE_EMPLOYEE', 'ROLE_IMT_INSTANCES_VIEW'], [['IMT Overview', '/services']]],
  [
    ['ROLE_ILLUMINATE_EMPLOYEE', 'ROLE_IMT_CLIENTS_VIEW'],
    [
      ['IMT Overview', '/services'],
      ['IMT Clients', '/services/client'],
    ],
  ],
])('[S2.2] R4 the way leads only where the reader may go: %j', (roles, links) => {
  const navigation = memoryNavigation(placeOf('client', { id: '7' }))
  render(
    <ConsoleProvider runtime={createConsoleRuntime({ session: userWith(roles), navigation })}>
      <Breadcrumbs record="Larkspur" way={wayToClients} />
    </ConsoleProvider>,
  )
  const [wide] = screen.getAllByRole('list')
  expect(wide).toHaveTextContent('IMT OverviewIMT ClientsLarkspur')
  const drawn = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(drawn).toEqual(links)
})
