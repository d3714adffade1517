import { columnsOf, emptyDraft } from '@edconsole/console-core/import-rules'
import { expect, it } from 'vitest'
import { groupsOf } from './column-groups.ts'
import type { EditorRow } from './editor-rows.ts'
import { createColumnStates, orderColumns } from './use-editor-rows.ts'

const draft = emptyDraft('students')
const stateOf = createColumnStates({ header: [], columns: {} })
const definitions = columnsOf('students')
const names = orderColumns(definitions, () => 'unused')
const rows = names.flatMap((name): EditorRow[] => {
  const definition = definitions.find(({ columnName }) => columnName === name)
  const column = draft.columns[name]
  return definition && column
    ? [{ definition, column, saved: undefined, state: stateOf(definition, column) }]
    : []
})
const required = rows.filter(({ definition }) => definition.isRequired).length
const line = (index: number) => ({ index, gap: 0 })
const drawn = (...indexes: number[]) =>
  groupsOf(rows, indexes.map(line)).map(({ isRequired, lines }) => [
    isRequired,
    lines.map(({ index }) => index),
  ])

it.each([
  ['the top of the list', [0, 1], [[true, [0, 1]]]],
  [
    'where both meet',
    [required - 1, required],
    [
      [true, [required - 1]],
      [false, [required]],
    ],
  ],
  [
    'far down, below the heading of the first',
    [required + 3],
    [
      [true, []],
      [false, [required + 3]],
    ],
  ],
])('[ux 9.5] draws %s', (_, indexes, expected) => {
  expect(drawn(...indexes)).toEqual(expected)
})

it('[ux 9.5] counts all rows of a group, drawn or not', () => {
  expect(groupsOf(rows, [line(0), line(required)]).map(({ count }) => count)).toEqual([
    required,
    rows.length - required,
  ])
})
