import { expect, test } from 'vitest'
import { fileValue } from '../../../patterns/resource-table/csv/file-parts.ts'
import { rawColumns } from '../../../patterns/resource-table/raw-columns.ts'
import { countColumn, derivedCountColumn } from './plain-columns.tsx'

type Run = { recordsRead: number; recordsRejected: number }

test('[ux 8.1] a count that a list leaves open, as nothing was read, is no zero in its file', () => {
  const unknown = ({ recordsRead }: Run) => recordsRead === 0
  const columns = rawColumns<Run>([
    countColumn('recordsRejected', 'Rejected', { unknown }),
    derivedCountColumn<Run>('accepted', 'Accepted', (run) => run.recordsRead - run.recordsRejected),
  ])
  const valuesOf = (run: Run) => columns.map((column) => [column.text(run), fileValue(column, run)])
  expect(valuesOf({ recordsRead: 0, recordsRejected: 0 })).toEqual([
    ['', null],
    ['', null],
  ])
  expect(valuesOf({ recordsRead: 2400, recordsRejected: 1200 })).toEqual([
    ['1,200', 1200],
    ['1,200', 1200],
  ])
})
