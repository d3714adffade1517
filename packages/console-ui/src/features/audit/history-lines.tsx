import {
  type AuditEntry,
  formatDateTime,
  referenceResource,
  useConsoleSettings,
  useItem,
  useMessages,
} from '@edconsole/console-core'
import { Fragment, type ReactElement } from 'react'
import { partMessages } from '../../parts/messages.ts'
import * as panel from '../../patterns/split-panel/panel-parts.css.ts'
import { AuditChangeLine } from './audit-change-line.tsx'
import { actionText, actorText } from './audit-texts.ts'
import { type ChangeTexts, changeTexts } from './change-texts.ts'
import type { AuditMessages } from './messages.ts'

/** So many fields of a change are named; the others are counted. */
const FIELDS_SHOWN = 2

type HistoryLinesProps = { entries: readonly AuditEntry[]; m: AuditMessages }

/** The last changes of a record, each with what changed first, when, and by whom. */
export function HistoryLines({ entries, m }: HistoryLinesProps): ReactElement {
  const { yesNo } = useMessages('parts', partMessages)
  const { timeZone } = useConsoleSettings()
  const enabled = entries.some(({ subjectKind }) => subjectKind === 'connection')
  const { data: systems } = useItem(referenceResource.sisSystems, {}, { enabled, silent: true })
  const texts = changeTexts({ m, yesNo, timeZone, systems })
  return (
    <ol className={panel.list}>
      {entries.map((entry) => (
        <Line key={entry.id} entry={entry} texts={texts} m={m} />
      ))}
    </ol>
  )
}

type LineProps = { entry: AuditEntry; texts: ChangeTexts; m: AuditMessages }

function Line({ entry, texts, m }: LineProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const named = entry.action === 'update' ? entry.changes.slice(0, FIELDS_SHOWN) : []
  const others = entry.action === 'update' ? entry.changes.length - named.length : 0
  return (
    <li className={panel.event}>
      <span>
        <b>{actionText(entry, m)}</b>
        {named.map((change, at) => (
          <Fragment key={change.field}>
            {at > 0 ? ', ' : ' '}
            <AuditChangeLine record={entry} change={change} texts={texts} m={m} />
          </Fragment>
        ))}
        {others > 0 && <span className={panel.note}> {m.more(others)}</span>}
      </span>
      <span className={panel.note}>
        {formatDateTime(entry.at, timeZone)} · {actorText(entry, m)}
      </span>
    </li>
  )
}
