import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { batchColumns, type ShownTable, showTable } from '../../testing/show-table.tsx'

let saved: { name: string; text: Promise<string> }[] = []
const contents = new Map<string, Blob>()

beforeEach(() => {
  saved = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:${contents.size}`
    if (content instanceof Blob) contents.set(address, content)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const content = contents.get(this.href)
    if (content) saved.push({ name: this.download, text: read(content) })
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

// A decoder would take the byte order mark away.
const read = async (content: Blob) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer())
const button = () => page.getByRole('button', { name: 'Download CSV' })
const lines = async () => ((await saved[0]?.text) ?? '').split('\r\n')
/** What a message with this title says. */
const message = (title: string) => document.querySelector(`article[aria-label="${title}"]`)?.textContent
const asked = ({ calls }: ShownTable) => calls.filter((call) => call.endsWith('import-log-headers')).length

it('[ux 8.1] saves all rows of the filter, shown columns in their order, raw values', async () => {
  const shown = await showTable({ csv: true, batches: 60, query: { search: '1', sort: { batchId: 'desc' } } })
  shown.runtime.preferences.setColumnStates('import-logs', [
    { field: 'batchId' },
    { field: 'recordsRead' },
    { field: 'status', hidden: true },
    { field: 'startedAt' },
  ])
  await userEvent.click(button())
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0]?.name).toBe('district-42_import-logs_2026-09-14.csv')
  const [head, first, ...rest] = await lines()
  expect(head).toBe('\uFEFFBatch,Rows read,Source,Started (ET)')
  expect(first).toBe('51,51,upload,2026-09-12T09:00:00.000Z')
  expect(rest.at(-2)).toMatch(/^1,1,/)
  expect(rest).toHaveLength(15)
  await expect.element(page.getByText('15 batches downloaded')).toBeInTheDocument()
})

it('[ux 8.4] says that the file is masked while a column in it is', async () => {
  const columns = batchColumns.map((column) =>
    column.field === 'source' ? Object.assign({}, column, { isMasked: true }) : column,
  )
  const { runtime } = await showTable({ csv: true, columns })
  const named = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(named('Download CSV (masked)')).toBeVisible()
  runtime.preferences.setColumnStates('import-logs', [{ field: 'source', hidden: true }])
  await expect.element(named('Download CSV')).toBeVisible()
})

it('[ux 8.1] above 5,000 rows it says how far it is', async () => {
  const shown = await showTable({ csv: true, batches: 5200 })
  const before = asked(shown)
  shown.faults.on('importLogs.headers', { delayMs: 400 })
  await userEvent.click(button())
  await expect.poll(() => message('Download')).toMatch(/[1-5],000 of 5,200 batches/)
  await expect.poll(() => saved).toHaveLength(1)
  expect(asked(shown) - before).toBe(6)
  expect(await lines()).toHaveLength(5202)
  expect(message('Download')).toBeUndefined()
})

it('[ux 8.1] Cancel ends it, and nothing is saved', async () => {
  const shown = await showTable({ csv: true, batches: 9000 })
  shown.faults.on('importLogs.headers', { delayMs: 150 })
  await userEvent.click(button())
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(page.getByText('The download was canceled')).toBeInTheDocument()
  await expect.element(button()).not.toHaveAttribute('aria-busy')
  expect(message('Download')).toBeUndefined()
  expect(saved).toEqual([])
})

it('[S8] a failure on the way says how far it came, and nothing half is saved', async () => {
  const shown = await showTable({ csv: true, batches: 6000 })
  let pages = 0
  shown.runtime.snackbars.subscribe(() => {
    pages += 1
    if (pages === 2) shown.faults.on('importLogs.headers', { status: 502, message: 'Gateway timed out' })
  })
  await userEvent.click(button())
  await expect.poll(() => message('Error')).toMatch('Error fetching import logs')
  expect(message('Error')).toMatch('The download stopped after 2,000 of 6,000 batches. No file was saved.')
  expect(saved).toEqual([])
})
