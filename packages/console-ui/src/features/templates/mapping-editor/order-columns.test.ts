import { type ColumnStanding, columnsOf } from '@edconsole/console-core/import-rules'
import { expect, it } from 'vitest'
import { orderColumns } from './use-editor-rows.ts'

const states: Readonly<Record<string, ColumnStanding>> = {
  lastName: 'unmapped',
  gradeLevel: 'toFix',
  gender: 'toFix',
  exitDate: 'unused',
}

it('[ux 9.5] what is missing comes first among the required columns, then what is to be fixed', () => {
  const names = orderColumns(columnsOf('students'), (name) => states[name] ?? 'done')
  expect(names.slice(0, 3)).toEqual(['lastName', 'gradeLevel', 'studentId'])
  expect(names.indexOf('gender')).toBe(6)
})
