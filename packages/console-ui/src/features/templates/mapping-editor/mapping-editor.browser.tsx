import { ConsoleProvider, createConsoleRuntime, memoryNavigation } from '@edconsole/console-core'
import {
  columnsOf,
  type DatabaseColumn,
  emptyDraft,
  type SeenSource,
  type TemplateDraft,
} from '@edconsole/console-core/import-rules'
import { cleanup, render } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../../parts/theme-root/theme-root.tsx'
import { MappingEditor } from './mapping-editor.tsx'
import type { MappingFilter } from './mapping-editor-props.ts'

afterEach(cleanup)

const header = columnsOf('students').flatMap(({ defaultSourceColumns: { file } }) => file ?? [])
const seen: SeenSource = { header, columns: {} }
let draft: TemplateDraft

type EditorProps = { columns?: readonly DatabaseColumn[]; start?: TemplateDraft }

function Editor({ columns, start = emptyDraft('students') }: EditorProps): ReactElement {
  const [own, setDraft] = useState(start)
  const [open, onOpen] = useState<string | null>(null)
  const [filter, onFilter] = useState<MappingFilter>('all')
  const [search, onSearch] = useState('')
  draft = own
  return (
    <MappingEditor
      draft={own}
      onChange={setDraft}
      columns={columns}
      seen={seen}
      open={open}
      onOpen={onOpen}
      filter={filter}
      onFilter={onFilter}
      search={search}
      onSearch={onSearch}
    />
  )
}

const show = async (editor: EditorProps = {}) => {
  await page.viewport(1280, 900)
  const runtime = createConsoleRuntime({ navigation: memoryNavigation(null) })
  render(
    <ConsoleProvider runtime={runtime}>
      <ThemeRoot>
        <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100vh' }}>
          <Editor {...editor} />
        </div>
      </ThemeRoot>
    </ConsoleProvider>,
  )
}
const source = (name: string) => page.getByRole('button', { name: new RegExp(`^SIS column of ${name}`) })

it('[ux 11] the keyboard alone goes from row to row, chooses a SIS column and opens a panel', async () => {
  await show()
  const first = source('Local ID')
  await expect.element(first).toBeVisible()
  first.element().focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('combobox', { name: 'SIS column of First name' })).toHaveFocus()
  await userEvent.keyboard('first{Enter}')
  await expect.element(source('First name')).toHaveFocus()
  expect(draft.columns.firstName?.sourceColumn).toBe('FIRST_NM')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('complementary', { name: 'firstName from FIRST_NM' })).toBeVisible()
  await expect.poll(() => document.activeElement?.closest('aside')).not.toBeNull()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => document.activeElement?.closest('tr')?.dataset.ecColumn).toBe('firstName')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => document.activeElement?.closest('aside')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement?.closest('tr')?.dataset.ecColumn).toBe('firstName')
})

it('[ux 11] Tab comes to one row of the list and leaves it again; it comes back to where it was', async () => {
  await show()
  const columnOfFocus = () => document.activeElement?.closest<HTMLElement>('tr')?.dataset.ecColumn
  await expect.element(source('Local ID')).toBeVisible()
  page.getByRole('button', { name: 'Match by name' }).element().focus()
  await userEvent.tab()
  expect(columnOfFocus()).toBe('studentId')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const there = columnOfFocus()
  expect(there).not.toBe('studentId')
  await userEvent.tab()
  expect(columnOfFocus()).toBeUndefined()
  await userEvent.tab({ shift: true })
  expect(columnOfFocus()).toBe(there)
})

it('[ux 9.5] what is proposed by name changes nothing until it is accepted', async () => {
  await show()
  await page.getByRole('button', { name: 'Match by name' }).click()
  await expect.element(page.getByRole('button', { name: 'Accept LAST_NM for Last name' })).toBeVisible()
  expect(draft.columns.lastName?.sourceColumn).toBe(null)
  page.getByRole('button', { name: 'Accept LAST_NM for Last name' }).element().focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => draft.columns.lastName?.sourceColumn).toBe('LAST_NM')
  await page.getByRole('button', { name: 'Skip GRADE for Grade level' }).click()
  await page.getByRole('button', { name: /^Accept all/ }).click()
  await expect.poll(() => draft.columns.birthDate?.sourceColumn).toBe('BIRTH_DT')
  expect(draft.columns.gradeLevel?.sourceColumn).toBe(null)
})

it('[ux 9.5] rows keep their places while they are mended, until they are sorted again', async () => {
  await show()
  const names = () =>
    [...document.querySelectorAll<HTMLElement>('tr[data-ec-column]')].map((row) => row.dataset.ecColumn)
  await expect.element(source('Local ID')).toBeVisible()
  const before = names()
  await source('Local ID').click()
  await page.getByRole('combobox', { name: 'SIS column of Local ID' }).fill('LOCAL_ID')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => draft.columns.studentId?.sourceColumn).toBe('LOCAL_ID')
  expect(names()).toEqual(before)
  await page.getByRole('button', { name: 'Sort again' }).click()
  await expect.poll(() => names()[0]).toBe('firstName')
})

it('[ux 9.5] of hundreds of columns those in view are drawn, and the focus goes to any of them', async () => {
  const [optional] = columnsOf('students').filter(({ isRequired }) => !isRequired)
  if (!optional) throw new Error('Students have optional columns')
  const columns = Array.from({ length: 400 }, (_, at) => ({
    ...optional,
    columnName: `text${at}`,
    displayName: `Text ${at}`,
    isRequired: at === 300,
  }))
  const [column] = Object.values(emptyDraft('students').columns)
  if (!column) throw new Error('A draft has columns')
  const start = {
    ...emptyDraft('students'),
    columns: Object.fromEntries(
      columns.map(({ columnName }) => [
        columnName,
        { ...column, columnName, mappingType: 'column' as const },
      ]),
    ),
  }
  await show({ columns, start })
  const drawn = () => document.querySelectorAll('tr[data-ec-column]').length
  const columnOfFocus = () => document.activeElement?.closest<HTMLElement>('tr')?.dataset.ecColumn
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '401')
  await expect.poll(drawn).toBeLessThan(50)
  source('Text 300').element().focus()
  const list = document.querySelector('table')?.parentElement
  list?.scrollTo({ top: list.scrollHeight })
  await expect.element(source('Text 399')).toBeVisible()
  expect(columnOfFocus()).toBe('text300')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(columnOfFocus).toBe('text0')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(columnOfFocus).toBe('text1')
  expect(drawn()).toBeLessThan(50)
})
