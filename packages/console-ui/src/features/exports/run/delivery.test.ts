import type { DeliveryMethod, DeliveryStatus, RunStatus } from '@edconsole/console-core/contract'
import { expect, it } from 'vitest'
import { deliveryWord, sentRows } from './delivery.ts'

const file = (deliveryStatus: DeliveryStatus, recordsWritten: number) => ({
  etlStatusId: recordsWritten,
  componentName: 'students' as const,
  status: 'completed' as const,
  recordsWritten,
  recordsSkipped: 0,
  fileName: 'students.csv',
  deliveryStatus,
})
const batch = (deliveryMethod: DeliveryMethod, ...components: ReturnType<typeof file>[]) => ({
  deliveryMethod,
  components,
  recordsWritten: 100,
  status: 'completed' as RunStatus,
})

it.each([
  ['what arrived', batch('sftp', file('transferred', 60), file('acknowledged', 40)), 100],
  [
    'not a file that was refused, nor the ones behind it',
    batch('sftp', file('transferred', 60), file('failed', 30), file('generated', 10)),
    60,
  ],
  ['what waits to be downloaded', batch('download', file('generated', 60), file('generated', 40)), 100],
  ['nothing while it is written', batch('sftp', file('pending', 60)), 0],
])('rows that were sent are %s', (_, given, rows) => {
  expect(sentRows(given)).toBe(rows)
})

it('of a server that does not tell of files, all rows count unless the sending failed', () => {
  const { deliveryStatus: _, ...quiet } = file('transferred', 100)
  // A foreign server may leave a field out that ours always has
  const given = { ...batch('sftp'), components: [quiet as ReturnType<typeof file>] }
  expect(sentRows(given)).toBe(100)
  expect(sentRows({ ...given, status: 'failed' })).toBe(0)
})

it.each([
  ['pending', 'queued', 'sftp', 'pending'],
  ['generated', 'loading', 'sftp', 'generated'],
  ['generated', 'cancelled', 'sftp', 'notSent'],
  ['pending', 'cancelled', 'sftp', 'notSent'],
  ['transferred', 'completed', 'sftp', 'transferred'],
  ['failed', 'failed', 'ftps', 'failed'],
] as const)(
  '[domain 3.29] a file that is %s in a run that is %s by %s is %s',
  (delivery, status, method, word) => {
    expect(deliveryWord({ deliveryStatus: delivery, status }, method)).toBe(word)
  },
)

it.each([
  ['stored', '/files/exports/20931/students.csv?lea=4107320', 'ready'],
  ['no longer stored', null, 'notStored'],
  ['told of by a list that names no place', undefined, 'generated'],
])('[domain 3.29] a file to download that is %s is %s: %s', (_, downloadPath, word) => {
  const made = { deliveryStatus: 'generated', status: 'completed', downloadPath } as const
  expect(deliveryWord(made, 'download')).toBe(word)
})
