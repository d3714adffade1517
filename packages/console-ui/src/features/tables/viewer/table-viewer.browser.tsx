import { type Attendance, placeOf } from '@edconsole/console-core'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../../parts/theme-root/theme-root.tsx'
import { defineScreen } from '../../../patterns/define-screen/define-screen.tsx'
import { rowsServer } from '../../../testing/rows-server.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import { tableScreen } from './table-screen.tsx'
import { attendanceTable } from './tables/attendance.ts'

afterEach(cleanup)
beforeEach(() => page.viewport(1200, 760))

const AttendanceTable = defineScreen({ id: 'table-attendance', component: tableScreen(attendanceTable) })

const absence = (id: number): Attendance => ({
  id,
  lea: '042',
  schoolYear: 2026,
  batchId: 48212,
  sourceId: `A-${id}`,
  isActive: true,
  isManual: false,
  dateLastModified: '2026-09-14T10:00:00Z',
  studentId: String(30018000 + id),
  studentName: 'Sample, Student',
  siteCode: '0412',
  attendanceDate: '2026-09-11',
  period: id % 2 === 0 ? null : '5',
  sectionId: null,
  termCode: 'S1',
  attendanceCode: 'T',
  attendanceCategory: 'tardy',
  minutesAbsent: id,
  reason: null,
  enteredBy: null,
})

async function show() {
  const base = rowsServer({ roles: ['ROLE_TABLE_VIEWER_VIEW'] })
  const data = Array.from({ length: 40 }, (_, at) => absence(at + 1))
  const fetch = async (request: Request) =>
    new URL(request.url).pathname === '/api/attendance'
      ? Response.json({ data, extensions: { limit: 100, offset: 0, totalCount: data.length } })
      : base.fetch(request)
  const shown = await showScreen(
    <ThemeRoot scheme="light">
      <div style={{ blockSize: 700, display: 'flex', flexDirection: 'column' }}>
        <AttendanceTable districtId="42" />
      </div>
    </ThemeRoot>,
    {
      server: { ...base, fetch },
      as: 'sample.employee@provider.example',
      place: placeOf('table-attendance', { districtId: '42' }),
    },
  )
  await expect.element(page.getByRole('grid')).toBeVisible()
  return shown
}

const press = (keys: string) => userEvent.keyboard(keys)
const cell = () => document.activeElement?.closest('td, th')
const enterGrid = async () => {
  const first = page.getByRole('rowheader').first().element()
  if (first instanceof HTMLElement) first.focus()
  await expect.poll(() => cell()?.textContent).toContain('30018001')
}

describe('[ux 9.11] the grid of a table', () => {
  it('is one tab stop, and arrows lead from cell to cell', async () => {
    await show()
    const grid = page.getByRole('grid').element()
    await expect.poll(() => grid.querySelectorAll('tbody [tabindex="0"]').length).toBe(1)
    await enterGrid()
    await press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}')
    expect(cell()?.textContent).toContain('All day')
    await press('{Control>}{End}{/Control}')
    // The last row is drawn once the list has scrolled there.
    await expect.poll(() => cell()?.closest('tr')?.getAttribute('aria-rowindex')).toBe('41')
    expect(cell()?.textContent).toContain('S1')
  })

  it('opens the record with Enter on any cell, and Esc leads back to that cell', async () => {
    const { runtime } = await show()
    const row = () => runtime.navigation.get().current()?.query?.row
    await enterGrid()
    await press('{ArrowDown}{ArrowRight}{Enter}')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(row()).toBe('2')
    await press('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(row()).toBeUndefined()
    await expect.poll(() => cell()?.textContent).toContain('09/11/2026')
    expect(cell()?.closest('tr')).toHaveAttribute('aria-rowindex', '3')
  })

  it('marks text to copy with a click, and opens nothing', async () => {
    await show()
    await page.getByRole('gridcell', { name: 'Tardy' }).first().click()
    expect(page.getByRole('dialog').elements()).toHaveLength(0)
  })
})

describe('[ux 9.11] the way to the other tables', () => {
  it('is a rail of 184 pixels in a wide container, a choice in the title row in a narrow one', async () => {
    const { runtime } = await show()
    const rail = page.getByRole('navigation', { name: 'Tables' })
    await expect.element(rail).toBeVisible()
    expect(rail.element().getBoundingClientRect().width).toBe(184)
    const choice = page.getByRole('combobox', { name: 'Table', exact: true })
    expect(choice.elements()).toHaveLength(0)
    await page.viewport(800, 760)
    await expect.element(choice).toBeVisible()
    expect(rail.elements()).toHaveLength(0)
    await userEvent.selectOptions(choice, 'Sections')
    await expect.poll(() => runtime.navigation.get().current()?.id).toBe('table-sections')
  })
})

describe('[ux 8.2] a small container', () => {
  const tables = page.getByRole('button', { name: 'Tables', exact: true })
  const sheet = page.getByRole('dialog', { name: 'Tables' })
  const openSheet = async () => {
    await page.viewport(390, 760)
    const shown = await show()
    await expect.element(tables).toBeVisible()
    await userEvent.click(tables)
    await expect.element(sheet).toBeVisible()
    return shown
  }

  it('has one line for the title and one for the search, and the rest for rows', async () => {
    await page.viewport(390, 760)
    await show()
    await expect.element(tables).toBeVisible()
    for (const name of ['School year', 'Table']) {
      expect(page.getByRole('combobox', { name, exact: true }).elements()).toHaveLength(0)
    }
    const bar = page.getByRole('searchbox').element().getBoundingClientRect()
    const filters = page.getByRole('button', { name: 'Filters' }).element().getBoundingClientRect()
    expect(Math.abs(filters.top - bar.top)).toBeLessThan(4)
    expect(page.getByRole('grid').element().getBoundingClientRect().top).toBeLessThan(170)
  })

  it('offers year, file and the other tables behind a button, which has the focus again after Escape', async () => {
    await openSheet()
    const inside = (role: 'button' | 'combobox' | 'link', name: string) => sheet.getByRole(role, { name })
    await expect.element(inside('combobox', 'School year')).toBeVisible()
    await expect.element(inside('button', 'Download CSV')).toBeVisible()
    await expect.element(inside('link', 'Attendance')).toHaveAttribute('aria-current', 'page')
    await press('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(tables).toHaveFocus()
    expect(page.getByRole('button', { name: 'Download CSV' }).elements()).toHaveLength(0)
  })

  it('closes the sheet when a table is chosen, by its link or by Enter in the search', async () => {
    const { runtime } = await openSheet()
    const id = () => runtime.navigation.get().current()?.id
    await userEvent.click(sheet.getByRole('link', { name: 'Roster' }))
    await expect.poll(() => id()).toBe('table-roster')
    await expect.element(sheet).not.toBeInTheDocument()
    await userEvent.click(tables)
    await userEvent.type(sheet.getByRole('searchbox'), 'staff{Enter}')
    await expect.poll(() => id()).toBe('table-staff')
    await expect.element(sheet).not.toBeInTheDocument()
  })
})
