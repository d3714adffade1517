import { render, renderHook, screen, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useDistrict } from '../provider/use-district.ts'
import { useMessages } from '../provider/use-messages.ts'
import { useSession } from '../provider/use-session.ts'
import { findTable, getTable } from './find-table.ts'
import { installObservers } from './install-observers.ts'
import { createTestBackend } from './test-backend.ts'
import { createTestConsole, TestConsole, type TestConsoleOptions } from './test-console.tsx'

const Who = () => {
  const { user } = useSession()
  const { selected } = useDistrict()
  return (
    <p>
      {user?.ssoUser.name ?? 'Nobody'} in {selected?.districtName ?? 'no district'}
    </p>
  )
}

const greetings = { title: 'Hello' }
const Title = () => <h1>{useMessages('import-logs', greetings).title}</h1>

describe('a console of a test', () => {
  it('has a user and a district without any word', async () => {
    render(
      <TestConsole>
        <Who />
      </TestConsole>,
    )
    expect(await screen.findByText('Robin Moss in Larkspur Valley Unified')).toBeVisible()
  })

  it('takes another backend, another district and the options of a provider', async () => {
    const events: string[] = []
    const backend = createTestBackend({ districts: [{ id: 7, districtName: 'Moss' }] })
    const { wrapper, runtime } = createTestConsole({
      backend,
      districtId: '7',
      onEvent: ({ type }) => events.push(type),
    })
    const { result } = renderHook(() => useDistrict(), { wrapper })
    await waitFor(() => expect(result.current.selected?.districtName).toBe('Moss'))
    expect(runtime.clock().toISOString()).toBe('2026-09-14T12:14:00.000Z')
    expect(backend.calls('session.userInfo')).toHaveLength(1)
  })
})

describe('a test console that is rendered again', () => {
  const host = (options: TestConsoleOptions) => (
    <TestConsole {...options}>
      <Who />
      <Title />
    </TestConsole>
  )

  it('follows another district and other messages, as the provider does', async () => {
    const { rerender } = render(host({ districtId: '412' }))
    expect(await screen.findByText('Robin Moss in Larkspur Valley Unified')).toBeVisible()
    rerender(host({ districtId: '413', messages: { 'import-logs': { title: 'Good morning' } } }))
    expect(await screen.findByText('Good morning')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/Larkspur Valley Unified/)).toBeNull())
    expect(await screen.findByText(/^Robin Moss in (?!no district)/)).toBeVisible()
  })
})

/** Asks again as the client of calls does, which tells React in a moment. */
const Retried = ({ tableOf }: { tableOf: (busy: boolean) => ReactElement }) => {
  const [busy, setBusy] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setTimeout(() => setBusy(true))}>
        Try again
      </button>
      {tableOf(busy)}
    </>
  )
}

describe('finding a table', () => {
  const table = (busy = false) => (
    <table aria-busy={busy}>
      <caption>Import batches</caption>
      <thead>
        <tr>
          <td />
          <th aria-label="Batch">Batch, sorted</th>
          <th>Status</th>
        </tr>
      </thead>
      <tbody>
        {[7, 8].map((id) => (
          <tr key={id}>
            <td>
              <input type="checkbox" aria-label="Select" />
            </td>
            <th scope="row">{id}</th>
            <td>{id === 7 ? 'Failed' : 'Completed'}</td>
          </tr>
        ))}
        <tr>
          <td colSpan={3}>Opened below the last row</td>
        </tr>
      </tbody>
    </table>
  )

  it('gives rows by place and by text, and cells by the title of their column', () => {
    render(table())
    const found = getTable('Import batches')
    expect(found.columns()).toEqual(['Batch', 'Status'])
    expect(found.rows()).toHaveLength(2)
    expect(found.row(1).cell('Status')).toHaveTextContent('Failed')
    expect(found.row('8').texts()).toEqual({ Batch: '8', Status: 'Completed' })
  })

  it('says what is there where something is not', () => {
    render(table())
    const found = getTable('Import batches')
    expect(() => getTable('Exports')).toThrow("There is no table 'Exports'. Tables: 'Import batches'.")
    expect(() => found.row(3)).toThrow("The table 'Import batches' has no row 3. Rows: '7', '8'.")
    expect(() => found.row('9')).toThrow("has no row '9'. Rows: '7', '8'.")
    expect(() => found.row(1).cell('Stat')).toThrow("has no column 'Stat'. Columns: 'Batch', 'Status'.")
  })

  it('waits for what was pressed just now', async () => {
    render(<Retried tableOf={table} />)
    screen.getByRole('button').click()
    await expect(findTable('Import batches', { timeout: 60 })).rejects.toThrow('still loading after 60 ms')
  })

  it('waits until it has loaded, and says so where it does not', async () => {
    const { rerender } = render(table(true))
    const finding = findTable('Import batches')
    await expect(findTable('Import batches', { timeout: 30 })).rejects.toThrow('still loading after 30 ms')
    rerender(table())
    expect((await finding).rows()).toHaveLength(2)
    await expect(findTable('Exports', { timeout: 30 })).rejects.toThrow("no table 'Exports'")
  })
})

describe('what jsdom lacks', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is there after installing it, and gone again afterwards', async () => {
    for (const name of ['ResizeObserver', 'IntersectionObserver', 'matchMedia']) {
      vi.stubGlobal(name, undefined)
      Reflect.deleteProperty(globalThis, name)
    }
    const before = document.body.clientWidth
    const uninstall = installObservers({ width: 640, height: 480 })
    expect([document.body.clientWidth, document.body.clientHeight]).toEqual([640, 480])
    expect(matchMedia('(hover: none)').matches).toBe(false)
    new ResizeObserver(() => {}).observe(document.body)
    const isSeen = new Promise((seen) => {
      new IntersectionObserver(([entry]) => seen(entry?.isIntersecting)).observe(document.body)
    })
    expect(await isSeen).toBe(true)
    uninstall()
    expect([typeof ResizeObserver, typeof IntersectionObserver, document.body.clientWidth]).toEqual([
      'undefined',
      'undefined',
      before,
    ])
  })
})
