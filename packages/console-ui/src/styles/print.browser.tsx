import type { ImportLogHeader } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { ThemeRoot } from '../parts/theme-root/theme-root.tsx'
import { PageHeader } from '../patterns/page-header/page-header.tsx'
import type { FilterSpec } from '../patterns/resource-table/filter-spec.ts'
import type { QuickViews } from '../patterns/resource-table/quick-views/quick-views.ts'
import { useRowSelection } from '../patterns/resource-table/selection/use-row-selection.ts'
import { BatchesConsole, BatchesList } from '../testing/batches-table.tsx'
import { showTable } from '../testing/show-table.tsx'

const onPaper = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })

afterEach(async () => {
  cleanup()
  await onPaper('')
})

const shown = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())

it('a list is printed with all of its rows, the titles of its columns, and nothing to press', async () => {
  await showTable({ batches: 80, defaultPageSize: 100 })
  await expect.element(page.getByText('1–80 of 80')).toBeVisible()
  await expect.poll(() => shown('tbody tr[data-index]').length).toBeLessThan(80)
  await onPaper('print')
  // What draws the rows in view listens as soon as it has loaded.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('beforeprint'))
      return shown('tbody tr[data-index]').length
    })
    .toBe(80)
  expect(shown('thead button').length).toBeGreaterThan(0)
  expect(shown('button').filter((button) => !button.closest('th'))).toEqual([])
  const table = document.querySelector('table')
  const region = table?.parentElement
  expect(region?.scrollHeight).toBe(region?.clientHeight)
  await onPaper('')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => shown('tbody tr[data-index]').length).toBeLessThan(80)
})

const options = [{ value: 'failed', label: 'Failed' }]
const filters: FilterSpec[] = [{ kind: 'choice', field: 'status', label: 'Status', options }]
const views: QuickViews = {
  label: 'Batches shown',
  views: [{ label: 'All' }, { label: 'Failed', chosen: { status: ['failed'] } }],
}
function SelectableList(): ReactElement {
  const selection = useRowSelection<ImportLogHeader>({ actions: () => null })
  return (
    <>
      <PageHeader title="Import Logs" />
      <BatchesList selection={selection} views={views} filters={filters} />
    </>
  )
}

it('a sheet says whose list it is, of when, and in which view; what rows are selected with is not printed', async () => {
  render(
    <ThemeRoot>
      <BatchesConsole count={5}>
        <SelectableList />
      </BatchesConsole>
    </ThemeRoot>,
  )
  await expect.element(page.getByRole('radio', { name: /^All/ })).toBeChecked()
  await expect.element(page.getByText('1–5 of 5')).toBeVisible()
  expect(document.body.textContent).not.toContain('Printed')
  await onPaper('print')
  window.dispatchEvent(new Event('beforeprint'))
  await expect.element(page.getByText(/^.+ · Printed 09\/14\/2026 - 08:14AM$/)).toBeVisible()
  expect(shown('table input')).toEqual([])
  expect(shown('[data-ec-list-bar] label').map(({ textContent }) => textContent)).toEqual(['All5'])
  const [title, cell] = [shown('[data-ec-title]')[0], shown('tbody th')[0]]
  expect(cell?.getBoundingClientRect().left).toBe((title?.getBoundingClientRect().left ?? 0) - 4)
  window.dispatchEvent(new Event('afterprint'))
})

it('the name of a row is printed though it opens something, and what is done with the row is not', async () => {
  render(
    <ThemeRoot>
      <table>
        <tbody>
          <tr>
            <th scope="row">
              <button type="button">Avery Brooks</button>
            </th>
            <td>
              <button type="button">Unlock</button>
            </td>
          </tr>
        </tbody>
      </table>
    </ThemeRoot>,
  )
  await onPaper('print')
  expect(shown('button').map(({ textContent }) => textContent)).toEqual(['Avery Brooks'])
})

it('paper is light, whatever the theme', async () => {
  await showTable({})
  const root = document.querySelector('[data-ec-root]')
  root?.setAttribute('data-ec-scheme', 'dark')
  await onPaper('print')
  expect(root && getComputedStyle(root).colorScheme).toBe('light')
})
