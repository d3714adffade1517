import {
  AUDIT_SUBJECT_ACCESS,
  type AuditEntry,
  auditLogResource,
  referenceResource,
  useAccess,
  useConsoleSettings,
  useExtension,
  useItem,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { ShowIcon } from '../../parts/icons/icons.ts'
import { type CodeState, useCode } from '../../parts/lazy-part/use-code.ts'
import { partMessages } from '../../parts/messages.ts'
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { ResourceTable } from '../../patterns/resource-table/index.ts'
import type { PageRange } from '../../patterns/resource-table/model/page-range.ts'
import * as panel from '../../patterns/split-panel/panel-parts.css.ts'
import { SplitPanel } from '../../patterns/split-panel/split-panel.tsx'
import { useOpenRow } from '../../patterns/split-panel/use-open-row.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { auditCard, auditColumns } from './audit-columns.tsx'
import { AuditDetails } from './audit-details.tsx'
import { auditFilters, auditKinds, auditViews } from './audit-filters.ts'
import { subjectText } from './audit-texts.ts'
import type { ChangeTexts } from './change-texts.ts'
import { type AuditMessages, auditMessages } from './messages.ts'

export type AuditPageProps = {
  /** The route's id: preferences are saved under it. */
  tableId: 'audit-log' | 'user-audit-log'
  /** Of the provider and all clients, or of the district alone. */
  ofAll: boolean
  tabs?: ReactNode
}

/** A list of administrative changes, with the one that is open beside it. */
export function AuditPage({ tableId, ofAll, tabs }: AuditPageProps): ReactElement {
  const m = useMessages('audit', auditMessages)
  const { notLoaded, tryAgain } = useMessages('parts', partMessages)
  const { timeZone } = useConsoleSettings()
  const { allows } = useAccess()
  const operation = ofAll ? auditLogResource.list : auditLogResource.ofDistrict
  const isAnswered = useExtension(operation)
  const [rows, setRows] = useState<readonly AuditEntry[]>([])
  const open = useOpenRow<AuditEntry>(keyOf)
  const { onRows: showRows } = open
  const onRows = useCallback(
    (next: readonly AuditEntry[], range: PageRange) => {
      setRows(next)
      showRows(next, range)
    },
    [showRows],
  )
  const readable = auditKinds(ofAll).filter((kind) => AUDIT_SUBJECT_ACCESS[kind].some(allows))
  const { code: texts, failed, retry } = useChangeTexts(m, readable.includes('connection'))
  // A list of a few words, made anew each time: the filters are made anew when the words are others.
  const kindsKey = readable.join()
  const columns = useMemo(() => auditColumns({ timeZone, ofAll, m, texts }), [timeZone, ofAll, m, texts])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list
  const filters = useMemo(() => auditFilters({ kinds: readable, rows, m }), [kindsKey, rows, m])
  const latest = useRef(open)
  latest.current = open
  const rowMenu = useCallback(
    (entry: AuditEntry) => [
      { key: 'show', label: m.show, icon: <ShowIcon />, onSelect: () => latest.current.open(entry) },
    ],
    [m],
  )
  const views = useMemo(() => auditViews(m, ofAll), [m, ofAll])
  const { row } = open
  return (
    <>
      <PageHeader
        title={m.title}
        description={ofAll ? m.description.all : m.description.district}
        tabs={tabs}
      />
      {failed && <NotLoaded text={notLoaded} tryAgain={tryAgain} onRetry={retry} />}
      {isAnswered ? (
        <div className={tabs ? panel.below.tabs : panel.below.title}>
          <SplitPanel
            record={
              row && {
                title: subjectText(row, m),
                position: open.position,
                previous: open.previous,
                next: open.next,
                onClose: open.close,
                pending: open.pending,
                body: texts && <AuditDetails entry={row} texts={texts} m={m} />,
              }
            }
          >
            <ResourceTable<AuditEntry>
              tableId={tableId}
              operation={operation}
              columns={columns}
              card={auditCard}
              label={m.table}
              noun={[m.noun.one, m.noun.many]}
              search={{ placeholder: m.search }}
              filters={filters}
              views={views}
              csv
              rowMenu={rowMenu}
              onRows={onRows}
              onRowOpen={open.open}
              openKey={open.key}
              revealKey={open.key}
              empty={<EmptyState title={m.empty.title}>{m.empty.text}</EmptyState>}
            />
          </SplitPanel>
        </div>
      ) : (
        <EmptyState title={m.missing.title}>{m.missing.text}</EmptyState>
      )}
    </>
  )
}

const keyOf = ({ id }: AuditEntry): string => String(id)

const loadTexts = () => import('./change-texts.ts')

/** What puts changes into words; `code` is undefined until it's loaded. */
function useChangeTexts(m: AuditMessages, hasConnections: boolean): CodeState<ChangeTexts> {
  const { yesNo } = useMessages('parts', partMessages)
  const { timeZone } = useConsoleSettings()
  const { data: systems } = useItem(
    referenceResource.sisSystems,
    {},
    { enabled: hasConnections, silent: true },
  )
  const { code: loaded, failed, retry } = useCode(loadTexts)
  const code = useMemo(
    () => loaded?.changeTexts({ m, yesNo, timeZone, systems }),
    [loaded, m, yesNo, timeZone, systems],
  )
  return { code, failed, retry }
}
