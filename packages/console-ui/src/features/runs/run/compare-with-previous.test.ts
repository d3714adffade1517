import type { RunStatus } from '@edconsole/console-core/contract'
import { describe, expect, it } from 'vitest'
import { compareWithPrevious, unusualDrop } from './compare-with-previous.ts'

const counts = (recordsRead: number, recordsRejected: number) => ({
  recordsRead,
  recordsRejected,
  recordsInserted: 0,
  recordsUpdated: 0,
  recordsUnchanged: recordsRead - recordsRejected,
  recordsDeleted: 0,
  recordsWarned: 0,
  warningCount: 0,
  errorCount: recordsRejected,
})
const result = (
  read: number,
  rejected: number,
  before?: [number, number, number],
  status: RunStatus = 'completed',
) => ({
  status,
  recordsRead: read,
  recordsRejected: rejected,
  previous: before ? { batchId: before[0], ...counts(before[1], before[2]) } : null,
})

const compare = (results: ReturnType<typeof result>[]) =>
  compareWithPrevious(results, ['recordsRead', 'recordsRejected'])

describe('compareWithPrevious', () => {
  it('adds the differences of all components', () => {
    expect(compare([result(24, 0, [48211, 24, 0]), result(18_574, 312, [48211, 18_570, 0])])).toEqual({
      batchId: 48211,
      change: { recordsRead: 4, recordsRejected: 312 },
    })
  })

  it('names no batch when components were last run in different ones', () => {
    expect(compare([result(24, 0, [48211, 24, 0]), result(10, 0, [48209, 12, 1])])).toEqual({
      batchId: null,
      change: { recordsRead: -2, recordsRejected: -1 },
    })
  })

  it('counts what is held for review, since that has been read to its end', () => {
    expect(compare([result(24, 0, [48197, 24, 0]), result(407, 13, [48197, 407, 24], 'held')])).toEqual({
      batchId: 48197,
      change: { recordsRead: 0, recordsRejected: -11 },
    })
  })

  it('leaves out what is new, running or failed', () => {
    expect(compare([result(24, 0), result(5, 0, [48211, 900, 0], 'loading')])).toBeNull()
    expect(compare([result(0, 0, [48211, 900, 0], 'failed')])).toBeNull()
  })
})

describe('unusualDrop', () => {
  it.each([
    ['a fifth fewer is usual', result(800, 0, [48211, 1000, 0]), null],
    ['more than a fifth is not', result(799, 0, [48211, 1000, 0]), { batchId: 48211, fewer: 201 }],
    ['an emptied file is not', result(0, 0, [48211, 1000, 0]), { batchId: 48211, fewer: 1000 }],
    ['more rows are usual', result(2000, 0, [48211, 1000, 0]), null],
    ['nothing before, nothing to say', result(5, 0), null],
    ['a running component is not judged', result(5, 0, [48211, 1000, 0], 'loading'), null],
  ])('%s', (_, given, expected) => {
    expect(unusualDrop(given, 'recordsRead')).toEqual(expected)
  })
})
