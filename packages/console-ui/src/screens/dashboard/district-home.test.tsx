import { fixture } from '@edconsole/console-core/testing'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Dashboard } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 300_000)
afterAll(() => server.close())

const files = catchSavedFiles()
const region = (name: string | RegExp) => screen.findByRole('region', { name })

test('[R40] a user without any role reads whom to ask', async () => {
  await showScreen(<Dashboard />, { server, as: 'norole@example.org' })
  expect(
    await screen.findByText(
      'Your account has no screens yet. Ask your district administrator to add a role.',
    ),
  ).toBeVisible()
  expect(await screen.findByRole('link', { name: 'support@example.org' })).toHaveAttribute(
    'href',
    'mailto:support@example.org',
  )
})

describe('[ux 9.1] the connection of a district', () => {
  const config = {
    districtId: 412,
    sisSystemId: 1,
    missingFields: [],
    schoolsFound: 24,
    lastVerifiedAt: '2026-09-14T12:14:00Z',
    lastVerifiedStatus: 'ok',
    lastVerifiedMessage: null,
  }
  const showWith = (data: object[]) =>
    showScreen(<Dashboard />, {
      server,
      as: 'api@example.org',
      faults: [['apiProvider.configs', { body: { data } }]],
    })

  test('that works says when it was checked, and what it listed', async () => {
    await showWith([config])
    const card = within(await region('API Setup is complete'))
    expect(
      card.getByText(
        'Connected to Aeries. The connection was checked 09/14/2026 - 08:14AM and listed 24 schools.',
      ),
    ).toBeVisible()
    expect(card.getByRole('link', { name: 'Open API Setup' })).toBeVisible()
    expect(card.queryByRole('list')).not.toBeInTheDocument()
  })

  test.each([
    ['nothing', [], '1 of 3 done'],
    ['half of it', [{ ...config, missingFields: ['sisApiKey'], lastVerifiedStatus: null }], '1 of 3 done'],
    ['all of it, without a test that passed', [{ ...config, lastVerifiedStatus: 'failed' }], '2 of 3 done'],
  ])('of which there is %s shows how far it is, and goes on', async (_, data, steps) => {
    await showWith(data)
    const card = within(await region('API Setup'))
    expect(await card.findByRole('list', { name: steps })).toBeVisible()
    expect(card.getByRole('link', { name: 'Continue API Setup' })).toBeVisible()
  })

  test('that could not be asked for fails alone', async () => {
    const { user, faults } = await showScreen(<Dashboard />, {
      server,
      as: 'api@example.org',
      faults: [['apiProvider.configs', { status: 500, message: 'Disk full' }]],
    })
    const card = within(await region('API Setup'))
    expect(await card.findByText(/Couldn't load progress/)).toBeVisible()
    expect(card.getByRole('link', { name: 'Open API Setup' })).toBeVisible()
    faults.clear()
    await user.click(card.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(card.queryByText(/could not be loaded/)).not.toBeInTheDocument())
  })
})

test('[R40] the contact for the connection is led to API Setup and to nothing that would be refused', async () => {
  const { calls } = await showScreen(<Dashboard />, { server, as: 'api@example.org' })
  const card = await region(/^API Setup/)
  expect(within(card).getByRole('link', { name: /API Setup$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/client-communication$/),
  )
  expect(screen.queryByRole('region', { name: 'Recent imports' })).not.toBeInTheDocument()
  expect(calls.filter((call) => call.includes('import-log'))).toEqual([])
})

test('[R40] a district administrator finds the screens that no navigation shows', async () => {
  const { runtime } = await showScreen(<Dashboard />, { server, as: 'admin@example.org' })
  const links = within(await region('Your screens')).getAllByRole('link')
  expect(links.length).toBeGreaterThan(1)
  expect(runtime.snackbars.get().recent).toEqual([])
})

test('[ux 9.1] what the district has to correct can be saved as a list, without anything about people', async () => {
  const { user, runtime } = await showScreen(<Dashboard />, { server, as: 'admin@example.org' })
  const card = within(await region('What we need from you'))
  const needs = await card.findAllByRole('listitem')
  for (const need of needs)
    expect(decodeURIComponent(within(need).getByRole('link').getAttribute('href') ?? '')).toMatch(
      /^\/412\/import-logs\/details\/48212\/\d+\?filter\[cause\]=[A-Z]\d{3}:/,
    )
  await user.click(card.getByRole('button', { name: 'Download the list' }))
  const { name, lines } = await files.next()
  expect(name).toMatch(/rows-to-correct-\d+_2026-09-14\.csv$/)
  expect(lines[0]).toBe('What to correct,Local ID,Site,Row in the file,SIS column,Message,Suggestion')
  const counts = needs.map((need) => Number.parseInt(need.textContent ?? '', 10))
  expect(lines.length - 1).toBe(counts.reduce((sum, count) => sum + count, 0))
  expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
    `${lines.length - 1} rows downloaded`,
  ])
})

test('[ux 9.1] a cause that the district is already asked to correct stands once, in its request', async () => {
  const showAsked = async (causes: readonly string[], openRows: number) => {
    cleanup()
    const data = causes.map((cause, id) =>
      fixture('corrections.list', { id, cause, openRows, status: 'waiting' }),
    )
    const isOpen = ({ url }: { url: string }) => /correction-requests\?.*waiting/.test(url)
    const faults = [[isOpen, { body: { data } }]] as const
    await showScreen(<Dashboard />, { server, as: 'admin@example.org', faults })
  }
  const needs = async () => {
    const links = await within(await region('What we need from you')).findAllByRole('link')
    const hrefs = links.map((link) => new URL(link.getAttribute('href') ?? '', location.href))
    return hrefs.map(({ searchParams }) => searchParams.get('filter[cause]') ?? '')
  }
  await showAsked([], 0)
  const all = await needs()
  expect(all.length).toBeGreaterThan(1)
  await showAsked(all.slice(0, 1), 99)
  expect(await needs()).toEqual(all.slice(1))
  // Rows that came since are in no request
  await showAsked(all.slice(0, 1), 0)
  expect(await needs()).toEqual(all)
  await showAsked(all, 99)
  expect(await screen.findByText(/^No other action needed/)).toBeVisible()
})

test('[ux 9.1] where nothing is asked of the district there is nothing to download', async () => {
  await showScreen(<Dashboard />, {
    server,
    as: 'admin@example.org',
    faults: [
      ['importLogs.details', { body: { data: [], extensions: { totalCount: 0, facets: { cause: [] } } } }],
    ],
  })
  expect(await screen.findByText(/^No action needed/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Download the list' })).not.toBeInTheDocument()
})
