import { expect, it } from 'vitest'
import { columnsOfDays } from './columns-of-days.ts'

const now = new Date('2026-09-14T12:14:00Z')
const batch = (startedAt: string, recordsRead: number, recordsRejected: number) => ({
  startedAt,
  recordsRead,
  recordsRejected,
})

it('rows are added up by the Eastern day on which their import began, days without one included', () => {
  const columns = columnsOfDays(
    [
      batch('2026-09-14T03:59:00Z', 100, 10),
      batch('2026-09-13T10:00:00Z', 50, 0),
      batch('2026-09-14T04:00:00Z', 7, 7),
      batch('2026-09-01T10:00:00Z', 1000, 0),
    ],
    { now, timeZone: 'America/New_York', days: 3 },
  )
  expect(columns).toMatchObject([
    { title: '09/12/2026', day: '09/12', accepted: 0, rejected: 0 },
    { title: '09/13/2026', day: '09/13', accepted: 140, rejected: 10 },
    { title: '09/14/2026', day: '09/14', accepted: 0, rejected: 7 },
  ])
})
