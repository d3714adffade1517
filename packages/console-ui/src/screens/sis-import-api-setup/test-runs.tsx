import { formatDateTime, useConsoleSettings } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { TestRun } from '../../features/sis/index.ts'
import type { ApiSetupMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type TestRunsProps = { runs: readonly TestRun[]; m: ApiSetupMessages }

/** What was tried since the page was opened. */
export function TestRuns({ runs, m }: TestRunsProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  return (
    <div className={css.scroll}>
      <table className={css.runs} aria-label={m.runs.title}>
        <thead>
          <tr>
            {[m.runs.time, m.runs.system, m.runs.result].map((name) => (
              <th key={name} scope="col" className={css.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map(({ id, at, system, result }) => (
            <tr key={id}>
              <td className={css.time}>{formatDateTime(at, timeZone)}</td>
              <td className={css.line}>{system.provider.name}</td>
              <td className={css.line}>
                {result.kind === 'passed' ? m.runs.passed(result.connection.schools.length) : result.message}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
