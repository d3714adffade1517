import { type AccountSyncLog, useConsoleSettings, useMessages } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { type ShownChange, shownChange } from '../../features/people/shown-change.ts'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { partMessages } from '../../parts/messages.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import * as panel from '../../patterns/split-panel/panel-parts.css.ts'
import { startedBy } from './columns.tsx'
import type { AccountSyncLogsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type LineDetailsProps = { line: AccountSyncLog; where: string; m: AccountSyncLogsMessages }

/** A line opened in the list: each field before and after, the whole message, and what identifies the line. */
export function LineDetails({ line, where, m }: LineDetailsProps): ReactElement {
  const { yesNo } = useMessages('parts', partMessages)
  const { timeZone } = useConsoleSettings()
  const headingId = useId()
  return (
    <div className={css.details}>
      <section aria-labelledby={headingId} className={css.changes}>
        <SectionHeading depth={1} id={headingId} className={css.heading}>
          {m.details.changes}
        </SectionHeading>
        {line.changes.length === 0 ? (
          <p className={css.text}>{m.details.none}</p>
        ) : (
          <table className={panel.table} aria-labelledby={headingId}>
            <thead>
              <tr>
                {[m.details.field, m.details.before, m.details.after].map((name) => (
                  <th key={name} scope="col" className={panel.columnHead}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {line.changes.map((change) => (
                <ChangeRow key={change.field} change={shownChange(change, { ...m, yesNo, timeZone })} m={m} />
              ))}
            </tbody>
          </table>
        )}
        {line.message === null ? null : <p className={css.text}>{line.message}</p>}
      </section>
      <div className={css.facts}>
        <KeyValue
          label={m.details.facts}
          items={[
            { key: m.details.exact, value: line.timestamp, copy: line.timestamp },
            { key: m.columns.person, value: line.username },
            { key: m.columns.staffId, value: line.staffId },
            { key: m.columns.accountId, value: line.accountId },
            { key: m.columns.where, value: where },
            { key: m.columns.triggeredBy, value: startedBy(line, m) },
            ...(line.errorCode === null ? [] : [{ key: m.columns.errorCode, value: line.errorCode }]),
          ]}
        />
      </div>
    </div>
  )
}

function ChangeRow({ change, m }: { change: ShownChange; m: AccountSyncLogsMessages }): ReactElement {
  return (
    <tr>
      <th scope="row" className={panel.cell}>
        {change.field}
      </th>
      {([change.from, change.to] as const).map((value, index) => (
        <td key={index === 0 ? 'from' : 'to'} className={panel.cell}>
          {value === null ? (
            <NoValue />
          ) : change.secret ? (
            <>
              <span aria-hidden="true">{value}</span>
              <VisuallyHidden>{m.values.hidden}</VisuallyHidden>
            </>
          ) : (
            value
          )}
        </td>
      ))}
    </tr>
  )
}
