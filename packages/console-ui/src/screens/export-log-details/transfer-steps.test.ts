import type { ExportLogHeader, ExportLogResult } from '@edconsole/console-core/contract'
import { expect, it } from 'vitest'
import { messages } from './messages.ts'
import { transferSteps } from './transfer-steps.ts'

const file = {
  status: 'completed',
  deliveryStatus: 'transferred',
  recordsWritten: 1204,
  recordsSkipped: 0,
  fileName: 'students.csv',
  fileSizeBytes: 24_180,
  downloadPath: '/files/exports/20931/students.csv?lea=4107320',
  attempt: 1,
  startedAt: '2026-09-14T08:02:00Z',
  endedAt: '2026-09-14T08:03:00Z',
  remotePath: '/in',
  message: null,
} satisfies Partial<ExportLogResult>
const batch = {
  triggerType: 'scheduled',
  triggeredBy: null,
  startedAt: '2026-09-14T08:01:00Z',
  deliveryMethod: 'sftp',
  destination: 'sftp.example.org',
} satisfies Partial<ExportLogHeader>

const said = (facts: Partial<ExportLogResult>, about: Partial<ExportLogHeader> = {}) =>
  transferSteps({ ...file, ...facts }, { ...batch, ...about }, messages).map(({ text, tone }) => [tone, text])

const WRITTEN = ['done', '1,204 rows were written into students.csv (24.2 kB).']
const STARTED = ['done', 'The export started on schedule.']

it('a file that arrived was written, then sent', () => {
  expect(said({})).toEqual([
    STARTED,
    WRITTEN,
    ['done', 'The file was sent to sftp.example.org · SFTP, folder /in.'],
  ])
})

it('the receiver may confirm it', () => {
  expect(said({ deliveryStatus: 'acknowledged' }).at(-1)).toEqual(['done', 'The receiver confirmed it.'])
})

it('rows that were left out are told with the file', () => {
  expect(said({ recordsSkipped: 1 })[1]?.[1]).toMatch(/1 row was left out\.$/)
  expect(said({ recordsWritten: 1 })[1]?.[1]).toBe('1 row was written into students.csv (24.2 kB).')
})

it.each(['The sign-in was refused.', "sftp.example.org:22 can't be reached: the host name is unknown."])(
  'why a file was not delivered is told in the words of the log, whoever kept it: %s',
  (message) => {
    const facts = { status: 'failed', deliveryStatus: 'failed', message } as const
    expect(said(facts).at(-1)).toEqual([
      'failed',
      `The file wasn't delivered to sftp.example.org · SFTP. ${message}`,
    ])
  },
)

it('a file behind a refused one was written and not sent', () => {
  const behind = {
    status: 'cancelled',
    deliveryStatus: 'generated',
    message: "Skipped: the previous file wasn't delivered",
  } as const
  expect(said(behind)).toEqual([STARTED, WRITTEN, ['quiet', "Skipped: the previous file wasn't delivered."]])
})

it('a download is kept here for a while', () => {
  const kept = said({ deliveryStatus: 'generated' }, { deliveryMethod: 'download', destination: null })
  expect(kept.at(-1)).toEqual(['done', 'The file is ready to download here.'])
  const gone = said(
    { deliveryStatus: 'generated', downloadPath: null },
    { deliveryMethod: 'download', destination: null },
  )
  expect(gone.at(-1)).toEqual([
    'quiet',
    'The file is no longer stored. Send the export again to download it.',
  ])
})

it.each([
  [
    { status: 'queued', deliveryStatus: 'pending', startedAt: null, fileName: null },
    "The file hasn't been started.",
  ],
  [
    { status: 'transforming', deliveryStatus: 'pending', fileName: null },
    '1,204 rows written to the file so far.',
  ],
  [{ status: 'loading', deliveryStatus: 'generated' }, 'The file is on its way to sftp.example.org · SFTP.'],
] as const)('while it runs the last step says so: %j', (facts, text) => {
  expect(said(facts).at(-1)).toEqual(['running', text])
})

it('who started it by hand is named, with how often it was tried', () => {
  expect(said({ attempt: 2 }, { triggerType: 'retry', triggeredBy: 'Dana Whitfield' })[0]?.[1]).toBe(
    'The export was started by Dana Whitfield. This was attempt 2.',
  )
})
