import { type AuditEntry, formatDateTime } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import type { CardSpec } from '../../patterns/resource-table/cards/card-spec.ts'
import type { Column } from '../../patterns/resource-table/column.ts'
import { rawColumns } from '../../patterns/resource-table/raw-columns.ts'
import * as cell from '../runs/columns/cell-text.css.ts'
import { quietColumn } from '../runs/columns/plain-columns.tsx'
import { AuditChangeLine } from './audit-change-line.tsx'
import { actionText, actorText, subjectText, subjectWithKind } from './audit-texts.ts'
import type { ChangeTextLength, ChangeTexts } from './change-texts.ts'
import type { AuditMessages } from './messages.ts'

type Context = {
  timeZone: string
  /** Of all clients: each change says of which. */
  ofAll: boolean
  m: AuditMessages
  /** Undefined until they're loaded. */
  texts: ChangeTexts | undefined
}

/** The columns of the audit log, shown ones first. */
export const auditColumns = ({ timeZone, ofAll, m, texts }: Context): Column<AuditEntry>[] => {
  const quiet = (field: keyof AuditMessages['columns'], text: (entry: AuditEntry) => string) =>
    quietColumn<AuditEntry>(field, m.columns[field], text)
  const hidden = (field: keyof AuditMessages['columns'], text: (entry: AuditEntry) => string) =>
    Object.assign(quiet(field, text), { hidden: true })
  const kindOf = ({ subjectKind }: AuditEntry) => m.kinds[subjectKind] ?? subjectKind
  const allChanges = (entry: AuditEntry, length: ChangeTextLength) =>
    entry.changes.map((change) => texts?.line(entry, change, length) ?? '').join('; ')
  const client = quiet('clientName', ({ clientId, clientName }) =>
    clientId === null ? m.provider : (clientName ?? String(clientId)),
  )
  return rawColumns<AuditEntry>([
    {
      field: 'at',
      title: m.columns.at,
      width: 184,
      rowHeader: true,
      text: ({ at }) => formatDateTime(at, timeZone) || at,
    },
    { ...quiet('actorName', (entry) => actorText(entry, m)), width: 144 },
    {
      field: 'action',
      title: m.columns.action,
      width: 96,
      text: (entry) => actionText(entry, m),
      value: (entry) => actionText(entry, m),
    },
    {
      field: 'subjectName',
      title: m.columns.subjectName,
      width: 220,
      text: (entry) => subjectText(entry, m),
      value: (entry) => subjectWithKind(entry, m),
      cell: (entry) => (
        <>
          <span className={cell.strong}>{subjectText(entry, m)}</span>{' '}
          <span className={cell.tertiary}>{m.kinds[entry.subjectKind] ?? entry.subjectKind}</span>
        </>
      ),
    },
    {
      field: 'changes',
      title: m.columns.changes,
      priority: 2,
      text: (entry) => allChanges(entry, 'short'),
      value: (entry) => allChanges(entry, 'full'),
      cell: (entry) => <ChangesCell entry={entry} texts={texts} m={m} />,
    },
    ...(ofAll ? [{ ...client, width: 168, priority: 3 as const }] : []),
    { ...hidden('subjectKind', kindOf), value: kindOf },
    hidden('lea', ({ lea }) => lea ?? ''),
    hidden('operation', ({ operation }) => operation),
    hidden('sequence', ({ sequence }) => String(sequence)),
    hidden('previousHash', ({ previousHash }) => previousHash),
    hidden('hash', ({ hash }) => hash),
  ])
}

/** A change where there is no room for columns. */
export const auditCard: CardSpec<AuditEntry> = {
  title: 'subjectName',
  titleFirst: true,
  status: 'action',
  meta: ['changes', 'at'],
}

type ChangesCellProps = Pick<Context, 'm' | 'texts'> & { entry: AuditEntry }

/** The first field, before and after, and how many more there are. */
function ChangesCell({ entry, texts, m }: ChangesCellProps): ReactElement {
  const { changes } = entry
  const [first] = changes
  if (!first) return <NoValue />
  if (!texts) return <Skeleton width={160} />
  return (
    <span>
      <AuditChangeLine record={entry} change={first} texts={texts} m={m} />
      {changes.length > 1 ? <span className={cell.tertiary}> {m.more(changes.length - 1)}</span> : null}
    </span>
  )
}
