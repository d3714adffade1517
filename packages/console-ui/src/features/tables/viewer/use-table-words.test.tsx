import { ConsoleProvider, createConsoleRuntime, type MessageOverrides } from '@edconsole/console-core'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fieldText } from './field-text.ts'
import type { TableDefinition } from './table-definition.ts'
import { studentsTable } from './tables/students.ts'
import { useTableWords } from './use-table-words.ts'

const tableWith = (messages: MessageOverrides) => {
  const runtime = createConsoleRuntime({ messages })
  return renderHook(() => useTableWords(studentsTable), {
    wrapper: ({ children }) => <ConsoleProvider runtime={runtime}>{children}</ConsoleProvider>,
  }).result.current
}

const field = (table: TableDefinition, name: string) => table.fields.find((one) => one.field === name)

it('[ux 9.11] a host replaces the words of a table, and what it leaves out stays', () => {
  const table = tableWith({
    'table-students': {
      noun: { many: 'pupils' },
      search: 'Number or name',
      fields: { studentId: { title: 'Pupil number' } },
      findings: { hasSection: { title: 'In a class' } },
    },
  })
  expect(table.noun).toEqual(['student', 'pupils'])
  expect(table.search).toBe('Number or name')
  expect(field(table, 'studentId')?.title).toBe('Pupil number')
  expect(field(table, 'gradeLevel')).toEqual(field(studentsTable, 'gradeLevel'))
  expect(table.findings?.map(({ title }) => title)).toEqual([
    'In a class',
    'Has an enrollment',
    'Has a contact',
  ])
})

it.each([
  [{}, 'Yes'],
  [{ parts: { yesNo: { true: 'Oui' } } }, 'Oui'],
])('[ux 9.11] a yes or no reads as the host %j says: %s', (messages, text) => {
  const active = field(tableWith(messages), 'isActive')
  expect(active && fieldText(active, { isActive: true }, 'America/New_York')).toBe(text)
})
