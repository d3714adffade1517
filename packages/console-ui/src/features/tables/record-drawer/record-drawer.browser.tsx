import { placeOf } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../../parts/theme-root/theme-root.tsx'
import { StoryConsole } from '../../../testing/story-console.tsx'
import type { TableRow } from '../viewer/table-definition.ts'
import { studentsTable } from '../viewer/tables/students.ts'
import { RecordDrawer } from './record-drawer.tsx'
import { sampleStudents } from './sample-students.ts'

afterEach(cleanup)

/** A grid as the table viewer draws one, as far as the drawer knows it. */
function Grid({ rows }: { rows: readonly TableRow[] }): ReactElement {
  const [at, setAt] = useState(-1)
  const row = rows[at]
  const step = (to: number) => (rows[to] ? () => setAt(to) : undefined)
  return (
    <section>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as the list's own tables are grids */}
      <table role="grid">
        <tbody>
          {rows.map((one, line) => (
            <tr key={one.id} data-index={line} aria-current={line === at || undefined}>
              {['studentId', 'lastName'].map((field) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard opens it below
                <td key={field} tabIndex={-1} onClick={() => setAt(line)}>
                  {String(Reflect.get(one, field))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {row && (
        <RecordDrawer
          table={studentsTable}
          row={row}
          districtId="42"
          year={2026}
          onClose={() => setAt(-1)}
          showPersonal={false}
          onTogglePersonal={() => {}}
          position={`${at + 1} of ${rows.length}`}
          previous={step(at - 1)}
          next={step(at + 1)}
        />
      )}
    </section>
  )
}

const show = async (addressed = true) => {
  await page.viewport(1200, 800)
  const place = placeOf('table-students', { districtId: '42' })
  render(
    <StoryConsole
      server={{ roles: ['ROLE_TABLE_VIEWER_VIEW', 'ROLE_IMPORT_LOG_VIEW'] }}
      {...(addressed && { place })}
    >
      <ThemeRoot>
        <Grid rows={sampleStudents(3)} />
      </ThemeRoot>
    </StoryConsole>,
  )
}
const cell = (text: string) => page.getByRole('gridcell', { name: text, exact: true })
const title = (text: string) => expect.element(page.getByRole('dialog', { name: text })).toBeVisible()
const open = async (text: string) => {
  const element = cell(text).element()
  if (element instanceof HTMLElement) {
    element.focus()
    element.click()
  }
  await expect.element(page.getByRole('dialog')).toBeVisible()
}

it('J, K and the arrows lead from record to record, and closing gives the focus to the cell of the last one', async () => {
  await show()
  await open('Nguyen')
  await title('Student 30010001')
  expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
  await userEvent.keyboard('j')
  await title('Student 30010002')
  await userEvent.keyboard('{ArrowDown}')
  await title('Student 30010003')
  // The last one: nothing moves
  await userEvent.keyboard('j')
  await title('Student 30010003')
  await userEvent.keyboard('k')
  await title('Student 30010002')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(cell('Okafor')).toHaveFocus()
})

it('the focus stays with the buttons of the head while they step, and inside while it is open', async () => {
  await show()
  await open('30010001')
  const next = page.getByRole('button', { name: 'Next row' })
  await next.click()
  await title('Student 30010002')
  expect(next.element()).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await title('Student 30010001')
  for (let times = 0; times < 60; times++) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
  }
})

it.each([true, false])(
  'its tabs are reached by the keyboard, with an address or without: %s',
  async (addressed) => {
    await show(addressed)
    await open('30010001')
    const role = addressed ? 'link' : 'button'
    const tab = page.getByRole('navigation').getByRole(role, { name: 'Enrollment' })
    const element = await expect
      .element(tab)
      .toBeVisible()
      .then(() => tab.element())
    if (element instanceof HTMLElement) element.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(tab).toHaveAttribute('aria-current', 'page')
    expect(tab.element()).toHaveFocus()
    await userEvent.keyboard('j')
    await title('Student 30010002')
    // The reader goes on where they are
    await expect.element(tab).toHaveAttribute('aria-current', 'page')
  },
)
