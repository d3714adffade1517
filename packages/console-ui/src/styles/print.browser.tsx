import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { ThemeRoot } from '../parts/theme-root/theme-root.tsx'
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
