import { ConsoleProvider, createConsoleRuntime, memoryNavigation, placeOf } from '@edconsole/console-core'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LogTimeline, type LogTimelineProps } from './log-timeline.tsx'
import type { TimelineEntry } from './timeline-entry.ts'

const to = placeOf('import-logs', { districtId: '42' })
const entry = (key: string, at: string): TimelineEntry => ({
  key,
  at,
  status: 'completed',
  sentence: `Batch ${key} finished`,
  to: placeOf('import-log-results', { districtId: '42', batchId: key }),
})
const show = (props: LogTimelineProps) => {
  const runtime = createConsoleRuntime({ session: null, navigation: memoryNavigation(to) })
  render(
    <ConsoleProvider runtime={runtime}>
      <LogTimeline {...props} />
    </ConsoleProvider>,
  )
}

it('[ux 9.4] groups by the day of New York, newest first, whatever order they come in', () => {
  show({
    entries: [
      entry('1', '2026-09-12T03:30:00Z'),
      entry('3', '2026-09-13T22:00:00Z'),
      entry('2', '2026-09-12T04:30:00Z'),
    ],
  })
  const days = screen.getAllByRole('region').map((region) => ({
    day: within(region).getByRole('heading').textContent,
    said: within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  }))
  expect(days).toEqual([
    { day: '09/13/2026', said: ['Batch 3 finished06:00PM'] },
    { day: '09/12/2026', said: ['Batch 2 finished12:30AM'] },
    { day: '09/11/2026', said: ['Batch 1 finished11:30PM'] },
  ])
  expect(screen.getByRole('link', { name: 'Batch 3 finished' })).toHaveAttribute(
    'href',
    '/42/import-logs/results/3',
  )
})

it('[ux 9.4] shows twenty at most, and then the way to all', () => {
  const entries = Array.from({ length: 21 }, (_, at) =>
    entry(String(at), new Date(at * 60_000).toISOString()),
  )
  show({ entries, days: 'each', all: { label: 'All import logs', to } })
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  expect(screen.queryByText('Batch 0 finished')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All import logs' })).toBeVisible()
})

it('what has no rows claims none, and with twenty there is no way to more', () => {
  show({ entries: [entry('1', '2026-09-12T03:30:00Z')], days: 'each', all: { label: 'All import logs', to } })
  expect(screen.getByText('09/11/2026 - 11:30PM')).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'All import logs' })).not.toBeInTheDocument()
})
