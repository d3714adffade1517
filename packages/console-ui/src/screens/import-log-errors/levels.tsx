import type { ImportLogResult, Severity } from '@edconsole/console-core'
import { importLogsResource } from '@edconsole/console-core/contract'
import type { ReactElement } from 'react'
import { SegmentedControl } from '../../parts/segmented-control/segmented-control.tsx'
import type { ImportLogErrorsMessages } from './messages.ts'

/** The first is meant where an address names none. */
export const LEVELS = ['all', 'error', 'warning'] as const
export type Level = (typeof LEVELS)[number]

/** What is asked of the server: the log holds errors and warnings, no information (R33). */
export const severitiesOf = (level: Level): readonly Severity[] =>
  level === 'all' ? ['error', 'warning'] : [level]

/** How many lines a level has. */
export const linesOf = (level: Level, { errorCount, warningCount }: ImportLogResult): number =>
  level === 'all' ? errorCount + warningCount : level === 'error' ? errorCount : warningCount

export type LevelsProps = {
  level: Level
  onChange: (level: Level) => void
  result: ImportLogResult
  m: ImportLogErrorsMessages
}

/** A choice of the lines on show. */
export function Levels({ level, onChange, result, m }: LevelsProps): ReactElement {
  return (
    <SegmentedControl
      label={m.levels.label}
      value={level}
      options={LEVELS.map((value) => ({ value, label: m.levels[value], count: linesOf(value, result) }))}
      onChange={onChange}
    />
  )
}

/** The findings of a component as a log: the same call as the details, in the order in which they were written (R33). */
export const logLines = {
  ...importLogsResource.details,
  ...(importLogsResource.details.list && {
    list: { ...importLogsResource.details.list, defaultSort: { loggedAt: 'asc' } },
  }),
} as const satisfies typeof importLogsResource.details
