import type { Place } from '@edconsole/console-core'
import type { ReactNode } from 'react'
import type { RowBarProps } from '../../parts/row-bar/row-bar.tsx'

/** One thing that happened: an import, an export, a change of a template. */
export type TimelineEntry = {
  key: string
  /** ISO 8601. */
  at: string
  /** A run's status as the server says it, or one of our own; it becomes the icon (R44). */
  status: string
  componentsFailed?: boolean
  /** What happened, in one sentence: `Batch 48212 finished with 312 rejected rows`. */
  sentence: string
  /** Where it is told in full. */
  to?: Place
  /** What opens more about it in place; beside the time. */
  action?: ReactNode
  /** What became of its rows, and how many they were: `41,872 rows`. */
  rows?: { counts: RowBarProps; text: string }
}

/** A day, and what happened on it, newest first. */
export type TimelineDay = { day: string; entries: TimelineEntry[] }

/** Entries by the day that a calendar in the time zone shows, newest first throughout. */
export const byDay = (entries: readonly TimelineEntry[], dayOf: (at: string) => string): TimelineDay[] => {
  const days: TimelineDay[] = []
  for (const entry of [...entries].sort((a, b) => b.at.localeCompare(a.at))) {
    const day = dayOf(entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
