import { type ImportLogResult, type Severity, useQueryState } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { SegmentedControl } from '../../parts/segmented-control/segmented-control.tsx'
import type { ImportLogErrorsMessages } from './messages.ts'

const LEVELS = ['all', 'error', 'warning'] as const
export type Level = (typeof LEVELS)[number]

/** The level that an address names; all when it names none. */
export const readLevel = (raw: unknown): Level => LEVELS.find((level) => level === raw) ?? 'all'

/** What is asked of the server: the log holds errors and warnings, no information (R33). */
export const severitiesOf = (level: Level): readonly Severity[] =>
  level === 'all' ? ['error', 'warning'] : [level]

/** How many lines a level has. */
export const linesOf = (level: Level, { errorCount, warningCount }: ImportLogResult): number =>
  level === 'all' ? errorCount + warningCount : level === 'error' ? errorCount : warningCount

export type LevelsProps = { level: Level; result: ImportLogResult; m: ImportLogErrorsMessages }

/** A choice of the lines on show; it stands in the address. */
export function Levels({ level, result, m }: LevelsProps): ReactElement {
  const [query, setQuery] = useQueryState()
  return (
    <SegmentedControl
      label={m.levels.label}
      value={level}
      options={LEVELS.map((value) => ({ value, label: m.levels[value], count: linesOf(value, result) }))}
      onChange={(wanted) => {
        const { level: _, page: __, ...rest } = query
        setQuery(wanted === 'all' ? rest : { ...rest, level: wanted })
      }}
    />
  )
}
