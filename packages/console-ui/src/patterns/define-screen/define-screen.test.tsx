import { memoryNavigation, placeOf } from '@edconsole/console-core'
import { act, screen, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { districtItem, rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { defineScreen } from './define-screen.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { ScreenHostContext } from './screen-host.ts'

let crashes = false

function ResultsScreen({ districtId, batchId }: { districtId: string; batchId: string }): ReactElement {
  if (crashes) throw new Error('a fault of the screen')
  return (
    <>
      <PageHeader title={`Batch ${batchId}`} record={`Batch ${batchId}`} />
      <p>District {districtId}</p>
    </>
  )
}
const Results = defineScreen({ id: 'import-log-results', component: ResultsScreen })

const server = (roles = ['ROLE_IMPORT_LOG_VIEW']) =>
  rowsServer({ roles, districts: [districtItem(42), districtItem(7)] })
const place = placeOf('import-log-results', { districtId: '42', batchId: '9' })

it('stands alone: its own section, named by a heading of level 2, in its own theme root', async () => {
  await showScreen(<Results districtId="42" batchId="9" />, { server: server(), as: 'x', headingLevel: 2 })
  const heading = await screen.findByRole('heading', { level: 2, name: 'Batch 9' })
  const section = screen.getByRole('region', { name: 'Batch 9' })
  expect(section).toContainElement(heading)
  expect(section).toHaveAttribute('data-ec-screen', 'import-log-results')
  expect(section.closest('[data-ec-root]')).not.toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
})

const First = defineScreen({
  id: 'import-logs',
  component: () => <PageHeader title="All batches" actions={<button type="button">Open</button>} />,
})
let go: (batchId: string | null) => void = () => {}

function Routed(): ReactElement {
  const [batchId, setBatchId] = useState<string | null>(null)
  go = setBatchId
  return batchId === null ? <First districtId="42" /> : <Results districtId="42" batchId={batchId} />
}

it('[ux 7.1] the title of a screen takes the focus that went with the screen before, and no other', async () => {
  const { user } = await showScreen(
    <>
      <input aria-label="Of the host" />
      <Routed />
    </>,
    { server: server(), as: 'x' },
  )
  const title = await screen.findByRole('heading', { name: 'All batches' })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  act(() => go('9'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Batch 9' })).toHaveFocus())
  expect(title).not.toBeInTheDocument()

  await user.click(screen.getByRole('textbox', { name: 'Of the host' }))
  act(() => go(null))
  expect(await screen.findByRole('heading', { name: 'All batches' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Of the host' })).toHaveFocus()
})

it('keeps its heading within the levels that there are, whatever a host without types gives', async () => {
  const headingLevel = JSON.parse('9')
  await showScreen(<Results districtId="42" batchId="9" />, { server: server(), as: 'x', headingLevel })
  expect(await screen.findByRole('heading', { level: 4, name: 'Batch 9' })).toBeVisible()
})

it('takes the level of its host, unless it is told another', async () => {
  await showScreen(
    <ScreenHostContext.Provider value={{ headingLevel: 1, breadcrumbs: true }}>
      <Results districtId="42" batchId="9" />
      <Results districtId="42" batchId="8" headingLevel={3} />
    </ScreenHostContext.Provider>,
    { server: server(), as: 'x', navigation: memoryNavigation(place) },
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Batch 9' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Batch 8' })).toBeVisible()
  const [way] = screen.getAllByRole('navigation', { name: 'Breadcrumb' })
  expect(way).toHaveTextContent('Data ExplorerImport LogsBatch 9')
})

it('[ux 7.28] tells somebody without the roles which ones it takes, and tells the host', async () => {
  const events: unknown[] = []
  await showScreen(<Results districtId="42" batchId="9" />, {
    server: server([]),
    as: 'x',
    onEvent: (event) => events.push(event),
  })
  expect(await screen.findByText('Required: ROLE_IMPORT_LOG_VIEW.')).toBeVisible()
  expect(screen.queryByText('District 42')).toBeNull()
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'access-denied', missing: ['ROLE_IMPORT_LOG_VIEW'] }),
  )
})

it('[R20] names whom to ask for access, where the operator has said so', async () => {
  await showScreen(<Results districtId="42" batchId="9" />, {
    server: rowsServer({ supportEmail: 'help@provider.example' }),
    as: 'x',
  })
  const link = await screen.findByRole('link', { name: 'help@provider.example' })
  expect(link).toHaveAttribute('href', 'mailto:help@provider.example')
  expect(screen.getByRole('button', { name: 'Copy a request for access' })).toBeVisible()
})

it('[R9] says when the district does not exist', async () => {
  await showScreen(<Results districtId="999" batchId="9" />, { server: server(), as: 'x' })
  expect(await screen.findByText('District not found')).toBeVisible()
})

it('says when nobody is signed in', async () => {
  await showScreen(<Results districtId="42" batchId="9" />, {
    server: server(),
    faults: [[() => true, { status: 401 }]],
  })
  expect(await screen.findByText("You're signed out")).toBeVisible()
})

it('[R14] offers to sign in beside the page at the first 401, tells the host once, and goes on afterwards', async () => {
  let isSignedIn = false
  const told = vi.fn()
  const popUp = vi.spyOn(window, 'open').mockReturnValue(window)
  const close = vi.spyOn(window, 'close').mockImplementation(() => {})
  const own = server()
  const { user } = await showScreen(<Results districtId="42" batchId="9" />, {
    server: {
      ...own,
      fetch: async (request) =>
        isSignedIn
          ? own.fetch(request)
          : Response.json({ error: { code: 401, message: 'x' } }, { status: 401 }),
    },
    as: 'x',
    onUnauthenticated: told,
  })
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(popUp).toHaveBeenCalledWith('/login?pop-up=1', 'edconsole-sign-in', expect.stringContaining('popup'))
  expect(screen.getByText(/^Sign in in the other window/)).toBeVisible()
  window.dispatchEvent(new Event('focus'))
  isSignedIn = true
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('District 42')).toBeVisible()
  expect([told.mock.calls.length, close.mock.calls.length]).toEqual([1, 1])
  popUp.mockRestore()
  close.mockRestore()
})

it('[ux 7.27] survives its own crash: a card with the reference that the host gets, and another try', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  const events: { type: string; reference?: string }[] = []
  crashes = true
  const { user } = await showScreen(<Results districtId="42" batchId="9" />, {
    server: server(),
    as: 'x',
    onEvent: (event) => events.push(event),
  })
  expect(await screen.findByText('This section stopped working.')).toBeVisible()
  const crash = events.find((event) => event.type === 'crashed')
  expect(crash).toMatchObject({ screen: 'import-log-results' })
  expect(screen.getByText(new RegExp(`Reference ${crash?.reference}`))).toBeVisible()
  crashes = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Batch 9' })).toBeVisible()
  silent.mockRestore()
})

it('[R28] offers another try, and a reload, when the code of a screen does not come', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  let attempts = 0
  const Lazy = lazyScreen<'import-log-results'>(async () => {
    attempts += 1
    // One attempt is repeated by itself.
    if (attempts <= 2) throw new Error('gone')
    return { screen: Results }
  })
  const { user } = await showScreen(<Lazy districtId="42" batchId="9" />, { server: server(), as: 'x' })
  expect(await screen.findByText("This screen didn't load.", {}, { timeout: 5000 })).toBeVisible()
  expect(screen.getByText('Check your connection.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Batch 9' })).toBeVisible()
  expect(attempts).toBe(3)
  silent.mockRestore()
})

it('[R28] asks again by itself for code that did not come, once the connection is back', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(async () => ({ screen: Results }))
  const Lazy = lazyScreen<'import-log-results'>(load)
  await showScreen(<Lazy districtId="42" batchId="9" />, { server: server(), as: 'x' })
  expect(await screen.findByText("This screen didn't load.")).toBeVisible()
  // What a browser did not get it never asks for again.
  expect(load).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Batch 9' })).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
  onLine.mockRestore()
  silent.mockRestore()
})

it('[R28] gives up on code that has not come after 120000 ms, and not before', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    let hangs = true
    const Lazy = lazyScreen<'import-log-results'>(() =>
      hangs ? new Promise(() => {}) : Promise.resolve({ screen: Results }),
    )
    await showScreen(<Lazy districtId="42" batchId="9" />, { server: server(), as: 'x' })
    await act(() => vi.advanceTimersByTimeAsync(119_000))
    expect(screen.queryByText("This screen didn't load.")).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByText("This screen didn't load.")).toBeVisible()
    // Its file is there, only slow: another try is what helps.
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull()
    hangs = false
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    expect(await screen.findByRole('heading', { name: 'Batch 9' })).toBeVisible()
  } finally {
    vi.useRealTimers()
    silent.mockRestore()
  }
})

it('two embedded screens share one stack of messages', async () => {
  const { runtime } = await showScreen(
    <>
      <Results districtId="42" batchId="9" />
      <Results districtId="42" batchId="8" />
    </>,
    { server: server(), as: 'x' },
  )
  await screen.findByRole('heading', { name: 'Batch 8' })
  runtime.snackbars.show({ title: 'Success', message: 'Site updated (0417)' })
  await waitFor(() => expect(screen.getAllByRole('article', { name: 'Success' })).toHaveLength(1))
})
