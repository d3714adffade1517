import { expect, it } from 'vitest'
import { exportStandingOf } from './export-standing.ts'

type Facts = Parameters<typeof exportStandingOf>[0]

// Monday, 08:14 in New York.
const when = { now: new Date('2026-09-14T12:14:00Z'), timeZone: 'America/New_York' }
const sent = (change: Partial<Facts> = {}): Facts => ({
  isEnabled: true,
  scheduleTime: '04:00',
  scheduleDays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  blackoutRanges: [],
  nextRunAt: '2026-09-15T08:00:00Z',
  lastSentAt: '2026-09-14T08:03:00Z',
  lastStatus: 'completed',
  createdAt: '2026-03-01T12:00:00Z',
  updatedAt: null,
  ...change,
})
const never = { lastSentAt: null, lastStatus: null } as const

it.each<[string, Partial<Facts>, ReturnType<typeof exportStandingOf>]>([
  ['arrived', {}, 'sent'],
  ['is switched off, whatever became of it', { isEnabled: false, lastStatus: 'failed' }, 'paused'],
  ['failed, and is late too', { lastStatus: 'failed', lastSentAt: '2026-09-01T08:03:00Z' }, 'failed'],
  ['arrived in part', { lastStatus: 'completedWithErrors' }, 'completedWithErrors'],
  ['was due this morning only', { lastSentAt: '2026-09-11T08:03:00Z' }, 'sent'],
  ['was not sent on Friday', { lastSentAt: '2026-09-10T08:03:00Z' }, 'late'],
  ['has no schedule', { lastSentAt: '2026-09-01T08:03:00Z', nextRunAt: null }, 'sent'],
  [
    'is sent on Mondays, and it is not yet a day since',
    { lastSentAt: '2026-09-08T08:03:00Z', scheduleDays: ['mon'] },
    'sent',
  ],
  [
    'was due on days without sending only',
    { lastSentAt: '2026-09-09T08:03:00Z', blackoutRanges: [{ from: '2026-09-10', to: '2026-09-13' }] },
    'sent',
  ],
  [
    'was changed after its time',
    { lastSentAt: '2026-09-01T08:03:00Z', updatedAt: '2026-09-11T14:00:00Z' },
    'sent',
  ],
  ['was never sent, and need not have been', { ...never, createdAt: '2026-09-13T12:00:00Z' }, null],
  ['was never sent, though its time has come', never, 'late'],
  ['was stopped', { lastStatus: 'cancelled' }, 'cancelled'],
])('[R44] an export that %s', (_, change, standing) => {
  expect(exportStandingOf(sent(change), when)).toBe(standing)
})

it('[R44] its time is that of the district', () => {
  // Sunday evening in Honolulu: Friday 04:00 there is more than a day ago, Saturday is none of its days.
  const late = sent({ lastSentAt: '2026-09-11T13:00:00Z' })
  expect(exportStandingOf(late, when)).toBe('sent')
  expect(exportStandingOf(late, { ...when, timeZone: 'Pacific/Honolulu' })).toBe('late')
})
