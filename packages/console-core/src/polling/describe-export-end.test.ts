import { expect, it } from 'vitest'
import { describeExportEnd } from './export-runs.ts'

const ended = {
  batchId: 20931,
  status: 'completed',
  productName: 'Assessment',
  deliveryMethod: 'sftp',
  recordsSkipped: 0,
  message: null,
} as const

it.each([
  [{}, 'Export 20931 was sent to Assessment', 'success'],
  [{ recordsSkipped: 1 }, 'Export 20931 was sent to Assessment, 1 row left out', 'success'],
  [{ deliveryMethod: 'download' }, 'Export 20931 is ready to download', 'success'],
  [{ status: 'completedWithErrors' }, 'Export 20931 was partly sent to Assessment', 'warning'],
  [{ status: 'failed' }, 'Export 20931 failed', 'error'],
  [{ status: 'cancelled' }, 'Export 20931 was canceled', 'info'],
] as const)('the end of an export is told in one line: %j', (facts, message, color) => {
  expect(describeExportEnd({ ...ended, ...facts })).toMatchObject({ message, color })
})

it('a reason is told below it', () => {
  const message = 'Sites: sftp.example.org:22 refused the sign-in.'
  expect(describeExportEnd({ ...ended, status: 'failed', message }).subtext).toBe(message)
})
