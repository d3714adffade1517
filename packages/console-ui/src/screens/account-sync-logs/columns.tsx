import { type AccountSyncLog, placeOf } from '@edconsole/console-core'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import { rawColumns } from '../../patterns/resource-table/raw-columns.ts'
import * as cell from '../../patterns/run-log/cell-text.css.ts'
import { ChangesCell } from './changes-cell.tsx'
import { exactLineTime, lineTime, secondOf } from './line-time.ts'
import type { AccountSyncLogsMessages } from './messages.ts'
import { PersonCell, personText } from './person-cell.tsx'
import { ResultText } from './result-text.tsx'
import { changeText, shownChange } from './shown-change.ts'
import type { WhereNames } from './use-where-names.ts'
import { whereText } from './where-text.ts'

type Context = {
  districtId: string
  timeZone: string
  /** Seconds that lines on show have in common. */
  shared: ReadonlySet<string>
  names: WhereNames
  /** Who may open them gets links; the others get words. */
  may: { batches: boolean; people: boolean }
  m: AccountSyncLogsMessages
}

/** The columns of the log of account changes, shown ones first. */
export const accountSyncColumns = (context: Context): Column<AccountSyncLog>[] => {
  const { districtId, timeZone, shared, names, may, m } = context
  return rawColumns([
    {
      field: 'timestamp',
      title: m.columns.timestamp,
      // Room for the fraction where it is shown
      width: shared.size > 0 ? 276 : 208,
      rowHeader: true,
      text: ({ timestamp }) =>
        (shared.has(secondOf(timestamp)) ? exactLineTime : lineTime)(timestamp, timeZone),
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
      text: ({ changes }) => changes.map((change) => changeText(shownChange(change, m))).join('; '),
      cell: ({ changes }) => <ChangesCell changes={changes} m={m} />,
    },
    {
      ...quiet('where', m.columns.where, (line) => whereText(line, names, m)),
      from: ['authProvider', 'productId', 'instanceId'],
      width: 112,
      priority: 3,
    },
    { ...quiet('message', m.columns.message, ({ message }) => message ?? ''), priority: 2 },
    {
      field: 'batchId',
      title: m.columns.batchId,
      width: 76,
      priority: 2,
      text: ({ batchId }) => (batchId === null ? '' : String(batchId)),
      cell: ({ batchId }) =>
        batchId === null ? (
          <NoValue />
        ) : may.batches ? (
          <PlaceLink to={placeOf('import-log-results', { districtId, batchId: String(batchId) })}>
            {batchId}
          </PlaceLink>
        ) : (
          batchId
        ),
    },
    {
      ...quiet('triggeredBy', m.columns.triggeredBy, (line) => startedBy(line, m)),
      value: (line) => startedBy(line, m),
      width: 116,
      priority: 3,
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

/** A person's name, or the import that nobody started line by line. */
export const startedBy = (
  { triggeredBy, batchId }: Pick<AccountSyncLog, 'triggeredBy' | 'batchId'>,
  m: Pick<AccountSyncLogsMessages, 'byImport'>,
): string => triggeredBy ?? (batchId === null ? '' : m.byImport)

const quiet = (
  field: string,
  title: string,
  text: (line: AccountSyncLog) => string,
): Column<AccountSyncLog> => ({
  field,
  title,
  text,
  cell: (line) => {
    const shown = text(line)
    return shown === '' ? <NoValue /> : <span className={cell.secondary}>{shown}</span>
  },
})
