import { createTestBackend, findTable, fixtures, TestConsole } from '@edconsole/console-core/testing'
import { ImportLogs } from '@edconsole/console-ui/import-logs'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { portalNavigation } from './portal-navigation.ts'

const navigation = portalNavigation(() => {})

test('a batch leads to its page in the portal', async () => {
  const backend = createTestBackend({ roles: ['ROLE_IMPORT_LOG_VIEW'] })
  const batches = fixtures('importLogs.headers', 30, (index) => ({
    status: index === 0 ? 'failed' : 'completed',
  }))
  backend.answer('importLogs.headers', batches)
  render(
    <TestConsole backend={backend} navigation={navigation}>
      <ImportLogs />
    </TestConsole>,
  )
  const table = await findTable('Import batches')
  const row = table.row('1')
  expect(row.cell('Status').textContent).toBe('Failed')
  expect(row.cell('Batch').querySelector('a')?.getAttribute('href')).toBe('/imports/1')
  expect(backend.calls('importLogs.headers').at(-1)?.query.lea).toBe('0412')
})

test('a list that fails to load says why', async () => {
  const backend = createTestBackend()
  backend.fail('importLogs.headers', { status: 503, message: 'The database is being updated.' })
  render(
    <TestConsole backend={backend} navigation={navigation}>
      <ImportLogs />
    </TestConsole>,
  )
  expect(await screen.findByText(/^Reason: The database is being updated/)).toBeTruthy()
})
