import { type AuditEntry, formatDateTime, useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { SectionHeading } from '../../patterns/card/section-heading.tsx'
import * as panel from '../../patterns/split-panel/panel-parts.css.ts'
import * as css from './audit.css.ts'
import { actionText, actorText, subjectText } from './audit-texts.ts'
import type { ChangeTexts } from './change-texts.ts'
import { ChangedValue } from './changed-value.tsx'
import type { AuditMessages } from './messages.ts'

type AuditDetailsProps = { entry: AuditEntry; texts: ChangeTexts; m: AuditMessages }

/** One change in the panel: every field before and after, who and when, and what proves that it is untouched. */
export function AuditDetails({ entry, texts, m }: AuditDetailsProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const [changesId, integrityId] = [useId(), useId()]
  return (
    <div className={css.panel}>
      <KeyValue
        label={m.panel.about}
        items={[
          { key: m.columns.at, value: formatDateTime(entry.at, timeZone) },
          { key: m.columns.actorName, value: actorText(entry, m) },
          { key: m.panel.actorId, value: entry.actorId },
          { key: m.columns.action, value: actionText(entry, m) },
          { key: m.columns.subjectKind, value: m.kinds[entry.subjectKind] ?? entry.subjectKind },
          { key: m.columns.subjectName, value: subjectText(entry, m) },
          { key: m.panel.subjectId, value: entry.subjectId, copy: entry.subjectId },
          {
            key: m.columns.clientName,
            value: entry.clientId === null ? m.provider : (entry.clientName ?? entry.clientId),
          },
          ...(entry.lea === null ? [] : [{ key: m.columns.lea, value: entry.lea }]),
        ]}
      />
      <section className={panel.section} aria-labelledby={changesId}>
        <SectionHeading depth={2} id={changesId} className={panel.heading}>
          {m.panel.changes}
        </SectionHeading>
        <table className={panel.table} aria-labelledby={changesId}>
          <thead>
            <tr>
              {[m.panel.field, m.panel.before, m.panel.after].map((name) => (
                <th key={name} scope="col" className={panel.columnHead}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entry.changes.map((change) => {
              const { field, from, to } = texts.of(entry, change)
              return (
                // The next entry may have the same field.
                <tr key={`${entry.id} ${change.field}`}>
                  <th scope="row" className={panel.cell}>
                    {field}
                  </th>
                  <td className={panel.cell}>
                    <ChangedValue value={from} of={[field, m.panel.before]} m={m} />
                  </td>
                  <td className={panel.cell}>
                    <ChangedValue value={to} of={[field, m.panel.after]} m={m} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <section className={panel.section} aria-labelledby={integrityId}>
        <SectionHeading depth={2} id={integrityId} className={panel.heading}>
          {m.panel.integrity}
        </SectionHeading>
        <p className={panel.text}>{m.panel.integrityHelp}</p>
        <KeyValue
          items={[
            { key: m.columns.sequence, value: entry.sequence },
            { key: m.panel.exact, value: entry.at, copy: entry.at },
            { key: m.columns.operation, value: entry.operation, mono: 'value' },
            hashItem(m.columns.hash, entry.hash),
            hashItem(m.columns.previousHash, entry.previousHash),
          ]}
        />
      </section>
    </div>
  )
}

const hashItem = (key: string, hash: string) =>
  ({ key, value: <span className={css.hash}>{hash}</span>, copy: hash, mono: 'value' }) as const
