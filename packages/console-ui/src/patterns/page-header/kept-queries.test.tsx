import { ConsoleProvider, createConsoleRuntime, memoryNavigation, placeOf } from '@edconsole/console-core'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'

const logs = { districtId: '412' }
const batch = { ...logs, batchId: '48212' }

test('[S2.2] the way up keeps the query of the level above, as it was when it was left', () => {
  const query = { filter: { status: ['failed'] }, page: '2' }
  const runtime = createConsoleRuntime({ navigation: memoryNavigation(placeOf('import-logs', logs)) })
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
