import {
  type AccountFieldChange,
  type AccountSyncLog,
  formatDateTime,
  placeOf,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { changeText, shownChange } from '../../features/people/shown-change.ts'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { CompletedIcon, FailedIcon, ForwardIcon, UnknownIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { partMessages } from '../../parts/messages.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { CardSpec } from '../../patterns/resource-table/cards/card-spec.ts'
import type { Column } from '../../patterns/resource-table/column.ts'
import { rawColumns } from '../../patterns/resource-table/raw-columns.ts'
import * as panel from '../../patterns/split-panel/panel-parts.css.ts'
import type { AccountSyncLogsMessages } from './messages.ts'
import * as css from './screen.css.ts'
import type { WhereNames } from './where-names.ts'
import { whereText } from './where-names.ts'

type Context = {
  districtId: string
  timeZone: string
  names: WhereNames
  /** Who may open them gets links; the others get words. */
  may: { batches: boolean; people: boolean }
  m: AccountSyncLogsMessages
  yesNo: typeof partMessages.yesNo
}

/** The columns of the log of account changes, shown ones first. */
export const accountSyncColumns = (context: Context): Column<AccountSyncLog>[] => {
  const { districtId, timeZone, names, may, m, yesNo } = context
  return rawColumns([
    {
      field: 'timestamp',
      title: m.columns.timestamp,
      width: 208,
      rowHeader: true,
      text: ({ timestamp }) => formatDateTime(timestamp, timeZone) || timestamp,
    },
    {
      field: 'action',
      title: m.columns.action,
      width: 104,
      text: ({ action }) => m.actions[action] ?? action,
    },
    {
      field: 'result',
      title: m.columns.result,
      width: 130,
      text: ({ result }) => m.results[result] ?? result,
      cell: ({ result }) => <ResultText result={result} m={m} />,
    },
    {
      field: 'username',
      title: m.columns.person,
      width: 168,
      from: ['username', 'staffId', 'accountId'],
      text: (line) => personText(line, m),
      value: (line) => personText(line, m),
      cell: (line) => <PersonCell districtId={districtId} line={line} linked={may.people} m={m} />,
    },
    {
      field: 'changes',
      title: m.columns.changes,
      priority: 2,
      text: ({ changes }) =>
        changes.map((change) => changeText(shownChange(change, { ...m, yesNo, timeZone }))).join('; '),
      cell: ({ changes }) => <ChangesCell changes={changes} timeZone={timeZone} m={m} />,
    },
    { ...quiet('message', m.columns.message, ({ message }) => message ?? ''), priority: 3 },
    {
      field: 'triggeredBy',
      title: m.columns.triggeredBy,
      from: ['triggeredBy', 'batchId'],
      width: 132,
      priority: 3,
      text: (line) => startedBy(line, m),
      value: (line) => startedBy(line, m),
      cell: (line) => <StartedBy districtId={districtId} line={line} linked={may.batches} m={m} />,
    },
    {
      ...quiet('where', m.columns.where, (line) => whereText(line, names, m)),
      from: ['authProvider', 'productId', 'instanceId'],
      hidden: true,
    },
    {
      ...quiet('batchId', m.columns.batchId, ({ batchId }) => (batchId === null ? '' : String(batchId))),
      hidden: true,
    },
    { ...quiet('errorCode', m.columns.errorCode, ({ errorCode }) => errorCode ?? ''), hidden: true },
    { ...quiet('staffId', m.columns.staffId, ({ staffId }) => staffId ?? ''), hidden: true },
    {
      ...quiet('accountId', m.columns.accountId, ({ accountId }) =>
        accountId === null ? '' : String(accountId),
      ),
      hidden: true,
    },
  ])
}

const quiet = quietColumn<AccountSyncLog>

/** A line where there is no room for columns. */
export const lineCard: CardSpec<AccountSyncLog> = {
  title: 'timestamp',
  status: 'result',
  meta: ['action', 'username', 'changes'],
  problem: ({ result, message }) => (result === 'success' ? null : message),
}

type ChangesCellProps = {
  changes: readonly AccountFieldChange[]
  timeZone: string
  m: AccountSyncLogsMessages
}

/** The first change, before and after, and how many more there are. */
function ChangesCell({ changes, timeZone, m }: ChangesCellProps): ReactElement {
  const { yesNo } = useMessages('parts', partMessages)
  const [first] = changes
  if (!first) return <NoValue />
  const { field, from, to } = shownChange(first, { ...m, yesNo, timeZone })
  return (
    <span>
      <span className={cell.tertiary}>{field} </span>
      {from ?? <NoValue />}
      <ForwardIcon size="sm" className={panel.arrow} />
      <VisuallyHidden> {m.to} </VisuallyHidden>
      {to ?? <NoValue />}
      {changes.length > 1 ? <span className={cell.tertiary}> {m.more(changes.length - 1)}</span> : null}
    </span>
  )
}

type PersonCellProps = {
  districtId: string
  line: Pick<AccountSyncLog, 'username' | 'staffId' | 'accountId'>
  /** Leads to the person in the list of users. */
  linked: boolean
  m: AccountSyncLogsMessages
}

/** Whose account it is: the user name, else the number of the person in the SIS. */
function PersonCell({ districtId, line, linked, m }: PersonCellProps): ReactElement {
  const name = personText(line, m)
  if (name === '') return <NoValue />
  if (!linked || line.staffId === null) return <span>{name}</span>
  return (
    <PlaceLink to={placeOf('user-list', { districtId }, { query: { search: line.staffId } })}>
      {name}
    </PlaceLink>
  )
}

const personText = (
  { username, staffId, accountId }: PersonCellProps['line'],
  m: Pick<AccountSyncLogsMessages, 'staff' | 'account'>,
): string =>
  username ?? (staffId === null ? (accountId === null ? '' : m.account(accountId)) : m.staff(staffId))

const LOOKS = {
  success: { Icon: CompletedIcon, tone: css.tone.success },
  warning: { Icon: WarningIcon, tone: css.tone.warning },
  failure: { Icon: FailedIcon, tone: css.tone.failure },
} as const

/** How a change ended: a sign and a word. A word that is not known is shown as given. */
function ResultText({
  result,
  m,
}: {
  result: AccountSyncLog['result']
  m: AccountSyncLogsMessages
}): ReactElement {
  const { Icon, tone } = LOOKS[result] ?? { Icon: UnknownIcon, tone: undefined }
  return (
    <span className={css.result}>
      <Icon className={tone} />
      {m.results[result] ?? result}
    </span>
  )
}

type Line = Pick<AccountSyncLog, 'triggeredBy' | 'batchId'>
type Texts = Pick<AccountSyncLogsMessages, 'byImport'>

type StartedByProps = {
  districtId: string
  line: Line
  /** Leads to the import that caused the line. */
  linked: boolean
  m: Texts
}

/** Who changed an account: a person, or an import. */
function StartedBy({ districtId, line, linked, m }: StartedByProps): ReactElement {
  const text = startedBy(line, m)
  if (text === '') return <NoValue />
  if (!linked || line.triggeredBy !== null || line.batchId === null) {
    return <span className={cell.secondary}>{text}</span>
  }
  return (
    <PlaceLink to={placeOf('import-log-results', { districtId, batchId: String(line.batchId) })}>
      {text}
    </PlaceLink>
  )
}

export const startedBy = ({ triggeredBy, batchId }: Line, m: Texts): string =>
  triggeredBy ?? (batchId === null ? '' : m.byImport(batchId))
