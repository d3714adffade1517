import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rowsServer } from '../../testing/rows-server.ts'
import { many, showList } from '../../testing/show-list.tsx'

it('tells no match from nothing at all, and offers the way out', async () => {
  const { user } = await showList({ search: '777' })
  expect(await screen.findByText('No batches match these filters', { selector: 'p' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
  expect(await screen.findByText('60 batches')).toBeVisible()
})

it('[ux 8.1] that nothing matches stays until the next answer, as rows do', async () => {
  const server = rowsServer({ batches: many })
  let answer = () => {}
  const wait = new Promise<void>((done) => {
    answer = done
  })
  const { user } = await showList(
    { search: '777' },
    {
      server: {
        ...server,
        fetch: async (request) => {
          if (decodeURIComponent(request.url).includes('7771')) await wait
          return server.fetch(request)
        },
      },
    },
  )
  const said = () => screen.queryByText('No batches match these filters', { selector: 'p' })
  await waitFor(() => expect(said()).toBeVisible())
  await user.type(screen.getByRole('searchbox', { name: 'Batch ID' }), '1{Enter}')
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  expect(said()).toBeVisible()
  expect(screen.getAllByRole('row')).toHaveLength(2)
  answer()
  await waitFor(() => expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy'))
  expect(said()).toBeVisible()
})

it('where the screen says in its own words that nothing is there, a screen reader hears no other reason', async () => {
  await showList({ search: '777' }, { noMatch: <p>No imports yet</p> })
  await screen.findByText('No imports yet')
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('No batches'),
  )
})

it('an empty list under its own default filter offers to look further first', async () => {
  const { user } = await showList({}, { server: rowsServer(), empty: <p>No imports yet</p> })
  await user.click(await screen.findByRole('button', { name: 'Show all batches' }))
  expect(await screen.findByText('No imports yet')).toBeVisible()
})

it('[S8] a failure stands in the table with its fixed text and can be tried again', async () => {
  const shown = await showList({}, {})
  await screen.findByText('60 batches')
  shown.faults.on('importLogs.headers', { status: 502, message: 'Gateway timed out' })
  await shown.user.click(screen.getByRole('button', { name: 'Batch' }))
  const table = screen.getByRole('table')
  expect(await within(table).findByText('Error fetching import logs')).toBeVisible()
  expect(within(table).getByText('Reason: Gateway timed out. Your filters are kept.')).toBeVisible()
  shown.faults.clear()
  await shown.user.click(within(table).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1–25 of 60')).toBeVisible()
})

it('[S8] a list that never came counts nothing', async () => {
  await showList(
    {},
    {
      faults: [['importLogs.headers', { status: 500, body: '' }]],
    },
  )
  expect(await screen.findByText('Error fetching import logs')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Pages' })).not.toHaveTextContent('more available')
})
