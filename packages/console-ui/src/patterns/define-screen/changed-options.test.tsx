import { type ConsoleOptions, ConsoleProvider, hostNavigation, memoryStorage } from '@edconsole/console-core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ImportLogs } from '../../screens/import-logs/index.ts'
import { httpToServer } from '../../testing/http-to-server.ts'
import { batch, rowsServer } from '../../testing/rows-server.ts'

const server = rowsServer({
  roles: ['ROLE_IMPORT_LOG_VIEW'],
  batches: [Object.assign(batch(11), { recordsRead: 18574 })],
})
const { http } = httpToServer(server, { cookie: 'session=1' })
const storage = memoryStorage()
const under = (base: string) =>
  hostNavigation({ href: ({ id }) => (id === 'import-logs' ? base : `${base}/${id}`), go: () => {} })

it('options that a host changes show at once, and what was typed stays', async () => {
  const host = (options: ConsoleOptions) => (
    <ConsoleProvider http={http} storage={storage} clock={server.now} districtId="42" {...options}>
      <ImportLogs />
    </ConsoleProvider>
  )
  const [events, later] = [vi.fn(), vi.fn()]
  const { rerender } = render(host({ navigation: under('/a'), theme: { scheme: 'light' }, onEvent: events }))
  const search = await screen.findByRole('searchbox')
  await userEvent.type(search, '1')
  expect(await screen.findByRole('link', { name: '11' })).toHaveAttribute('href', '/a/import-log-results')

  expect(screen.getByRole('row', { name: /\b11\b/ })).toHaveTextContent('18,574')

  const messages = { 'import-logs': { title: 'Uploads' } }
  rerender(
    host({
      navigation: under('/b'),
      theme: { scheme: 'dark', vars: { '--ec-rem': '2rem' } },
      messages,
      timeZone: 'America/Los_Angeles',
      numberLocale: 'de-DE',
      headingLevel: 3,
      onEvent: later,
    }),
  )
  expect(await screen.findByRole('heading', { level: 3, name: 'Uploads' })).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '11' })).toHaveAttribute('href', '/b/import-log-results'),
  )
  expect(screen.getByRole('columnheader', { name: /^Started \(PT\)/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /\b11\b/ })).toHaveTextContent('18.574')
  expect(document.body).not.toHaveTextContent('18,574')
  const root = search.closest('[data-ec-root]')
  expect(root).toHaveAttribute('data-ec-scheme', 'dark')
  expect(root).toHaveStyle('--ec-rem: 2rem')
  expect(screen.getByRole('searchbox')).toBe(search)
  expect(search).toHaveValue('1')

  rerender(host({ navigation: under('/b') }))
  await waitFor(() => expect(root).not.toHaveAttribute('data-ec-scheme', 'dark'))
  expect(screen.getByRole('columnheader', { name: /^Started \(ET\)/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /\b11\b/ })).toHaveTextContent('18,574')
  expect(search).toHaveValue('1')
})
