import { type AccountSyncLog, formatDateTime } from '@edconsole/console-core'
import { quietColumn } from '../../features/runs/columns/quiet-column.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import { rawColumns } from '../../patterns/resource-table/raw-columns.ts'
import { ChangesCell } from './changes-cell.tsx'
import type { AccountSyncLogsMessages } from './messages.ts'
import { PersonCell, personText } from './person-cell.tsx'
import { ResultText } from './result-text.tsx'
import { changeText, shownChange } from './shown-change.ts'
import { StartedBy, startedBy } from './started-by.tsx'
import type { WhereNames } from './use-where-names.ts'
import { whereText } from './where-text.ts'

type Context = {
  districtId: string
  timeZone: string
  names: WhereNames
  /** Who may open them gets links; the others get words. */
  may: { batches: boolean; people: boolean }
  m: AccountSyncLogsMessages
}

/** The columns of the log of account changes, shown ones first. */
export const accountSyncColumns = (context: Context): Column<AccountSyncLog>[] => {
  const { districtId, timeZone, names, may, m } = context
  return rawColumns([
    {
      field: 'timestamp',
      title: m.columns.timestamp,
      width: 224,
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
      text: ({ changes }) => changes.map((change) => changeText(shownChange(change, m))).join('; '),
      cell: ({ changes }) => <ChangesCell changes={changes} m={m} />,
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
