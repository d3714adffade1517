import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bodyRows, causes, larkspurImport } from '../../testing/larkspur-import.tsx'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { ImportLogDetails } from './index.ts'

const at = larkspurImport(ImportLogDetails)
const files = catchSavedFiles()

test('[R44] a row is numbered as a spreadsheet numbers it, and found by that number', async () => {
  const { user } = await at.show('students', { filter: { cause: ['T001:gradeLevel'] } })
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
  expect(screen.getByRole('rowheader', { name: /^12|12$/ })).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Row or local ID' }), '12{Enter}')
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  expect(bodyRows()[0]).toHaveTextContent('30017650')
})

test('personal values are hidden everywhere until they are asked for', async () => {
  const { user } = await at.show('students', { filter: { cause: ['V004:birthDate'] } })
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  const row = bodyRows()[0] as HTMLElement
  expect(row.textContent).toContain('Value "••••••••" is not a date')
  expect(row.textContent).not.toMatch(/\d\d\/\d\d\/\d{4}/)
  await user.click(within(row).getByRole('button', { name: /^Open/ }))
  const record = within(await screen.findByRole('region', { name: 'Source record' }))
  expect(record.getByText('BIRTH_DT', { exact: false }).closest('div')).toHaveTextContent('hidden')
  expect(record.getByText('LAST_NM').closest('div')).toHaveTextContent('hidden')
  expect(record.getByText('GRADE').closest('div')).not.toHaveTextContent('hidden')
  await user.click(record.getByRole('button', { name: 'Show personal data' }))
  expect(record.getByText('LAST_NM').closest('div')).not.toHaveTextContent('hidden')
  expect(row.textContent).toMatch(/Value "[^•]+" is not a date/)
})

test('a finding that was linked to is the only one listed', async () => {
  const { user } = await at.show('students', { filter: { id: ['16'] } })
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  const chip = await screen.findByRole('button', { name: /Remove filter Row in file/ })
  await user.click(chip)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(7))
})

test('[ux 7.25] a row opens beside the list, in the address; its neighbors follow, Esc leads back to it', async () => {
  const { user, runtime } = await at.show()
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(7))
  const rowOf = () => runtime.navigation.get().current()?.query?.row
  const buttons = () => screen.getAllByRole('button', { name: /^Open \d/ })
  buttons()[0]?.focus()
  await user.keyboard('{Enter}')
  const panel = await screen.findByRole('complementary', { name: /^Row \d/ })
  expect(within(panel).getByText('1 of 7')).toBeVisible()
  expect(buttons()[0]).toHaveFocus()
  const first = rowOf()
  await user.click(within(panel).getByRole('button', { name: 'Next row' }))
  expect(await screen.findByText('2 of 7')).toBeVisible()
  expect(rowOf()).not.toBe(first)
  expect(buttons()[1]).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument())
  expect(rowOf()).toBeUndefined()
  // Its table is a grid: the stop is the cell around the button.
  await waitFor(() => expect(buttons()[1]?.closest('td')).toHaveFocus())
})

test('[ux 8.3] a link opens its row; a row that is not among those of the filter is let go', async () => {
  const { runtime } = await at.show('students', { row: '16', filter: { cause: ['T001:gradeLevel'] } })
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
  await waitFor(() => expect(runtime.navigation.get().current()?.query?.row).toBeUndefined())
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('[R44] rejected rows are saved with their source columns, masked until personal data is shown', async () => {
  const { user } = await at.show()
  await causes()
  await user.click(screen.getByRole('button', { name: 'Download rejected rows (masked)' }))
  const masked = await files.next()
  expect(masked.name).toMatch(/students-rejected-rows-48212_2026-09-14\.csv$/)
  // Six findings of rejected rows, none of the warning
  expect(masked.lines).toHaveLength(7)
  const [head, first] = masked.lines
  expect(head).toMatch(/^LOCAL_ID,.*,Row in file,Data row,errorCode,errorMessage,suggestion$/)
  expect(first).toMatch(/,12,11,T001,/)
  expect(masked.lines.slice(1).every((line) => line.includes('••••••••'))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Show personal data' }))
  await user.click(screen.getByRole('button', { name: 'Download rejected rows' }))
  const { lines } = await files.next()
  expect(lines).toHaveLength(7)
  expect(lines.join()).not.toContain('•')
})

test('with a cause chosen, its rows are saved, also those of a warning', async () => {
  const { user } = await at.show('students', { filter: { cause: ['T002:primaryLanguage'] } })
  await causes()
  await user.click(screen.getByRole('button', { name: 'Download rows with this cause (masked)' }))
  const { lines } = await files.next()
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(',T002,')
})

test('a component without findings has nothing to download', async () => {
  await at.show('sites')
  await screen.findByText('All 3 rows were accepted.')
  expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument()
})
