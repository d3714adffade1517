import {
  CONSTANTS,
  formatDateTime,
  routeTable,
  useConsoleSettings,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useCallback, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../parts/button/button.tsx'
import { DownloadIcon } from '../../../parts/icons/icons.ts'
import { lazyOverlay } from '../../../parts/lazy-part/lazy-overlay.tsx'
import { partMessages } from '../../../parts/messages.ts'
import type { Column } from '../../../patterns/resource-table/column.ts'
import { columnsOfResponse } from '../../../patterns/resource-table/columns-of-response.ts'
import { ResourceTable } from '../../../patterns/resource-table/resource-table.tsx'
import type { CsvOffer } from '../../../patterns/resource-table/resource-table-props.ts'
import { useOpenRow } from '../../../patterns/split-panel/use-open-row.ts'
import { classNames } from '../../../styles/class-names.ts'
import { usePersonalShown } from '../../imports/use-personal-shown.ts'
import { MASK } from '../../runs/record/masked-text.ts'
import { isPersonalColumn } from '../../runs/record/personal-column.ts'
import { PersonalDataButton } from '../../runs/record/personal-data-button.tsx'
import { columnsOfTable } from './columns-of-table.tsx'
import { EmptyTable } from './empty-table.tsx'
import { filtersOfTable } from './filters-of-table.ts'
import { FindingChip } from './finding-chip.tsx'
import { LargeTableNote } from './large-table-note.tsx'
import { tableViewerMessages } from './messages.ts'
import { NoRows } from './no-rows.tsx'
import { isWorthCounting, type TableDefinition, type TableRow } from './table-definition.ts'
import { TableHeader } from './table-header.tsx'
import { TableLinks } from './table-links.tsx'
import * as css from './table-viewer.css.ts'
import { useShownYear } from './use-shown-year.ts'
import { useSitesOfYear } from './use-sites-of-year.ts'
import { useStoredTables } from './use-stored-tables.ts'
import { hasOthers, useTablePlaces } from './use-table-places.ts'
import { useTableSheet } from './use-table-sheet.ts'
import { useTableWords } from './use-table-words.ts'

const RecordDrawer = /* @__PURE__ */ lazyOverlay(
  async () => (await import('../record-drawer/record-drawer.tsx')).RecordDrawer,
)

export type TableViewerProps = { districtId: string; table: TableDefinition }

/** One of the read-only tables, with the way to the others (ux 9.11). */
export function TableViewer({ districtId, table: declared }: TableViewerProps): ReactElement {
  const table = useTableWords(declared)
  const m = useMessages('table-viewer', tableViewerMessages)
  const { yesNo } = useMessages('parts', partMessages)
  const { timeZone } = useConsoleSettings()
  const [personalShown, togglePersonal] = usePersonalShown(table.id, {
    place: 'records',
    subject: table.component,
  })
  const sheet = useTableSheet()
  const year = useShownYear()
  const sites = useSitesOfYear(year.value)
  const stored = useStoredTables(year.value)
  const groups = useTablePlaces(districtId, year.queryOf(year.value), m.groups)
  const key = table.operation.list?.key ?? 'id'
  const keyOf = useCallback((row: TableRow) => String(Reflect.get(row, key)), [key])
  const record = useOpenRow(keyOf)

  const open = useRef(record.open)
  open.current = record.open
  const columns = useMemo(
    () =>
      columnsOfTable(table, {
        timeZone,
        personalShown,
        siteNames: sites.names,
        onOpen: (row) => open.current(row),
      }),
    [table, timeZone, personalShown, sites.names],
  )
  const fitColumns = useMemo(() => fitToResponse(personalShown), [personalShown])
  const years = year.all.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the years are another list at each drawing
  const filters = useMemo(
    () => filtersOfTable(table, { sites: sites.list, years: year.all, m, yesNo }),
    [table, sites.list, years, m, yesNo],
  )
  const { lastImportedAt, storedRows, activeRows } = stored.get(table.component) ?? {}
  const hasPersonal = table.fields.some(({ personal }) => personal)
  const personal = hasPersonal ? { shown: personalShown, onToggle: togglePersonal } : undefined
  const { title = '' } = routeTable[table.id]
  const hasRail = hasOthers(groups)
  const counted = (table.findings ?? []).filter(
    (finding) => finding.quiet !== true && isWorthCounting(finding, (component) => stored.get(component)),
  )
  const csvButton = ({ busy, isMasked, onClick }: CsvOffer) => {
    const download = () => {
      sheet.setOpen(false)
      onClick()
    }
    return (
      <Button icon={<DownloadIcon />} busy={busy} onClick={download}>
        {isMasked ? m.csvMasked : m.csv}
      </Button>
    )
  }
  return (
    <>
      <TableHeader
        title={title}
        imported={lastImportedAt ? m.imported(formatDateTime(lastImportedAt, timeZone)) : undefined}
        active={
          activeRows === undefined || storedRows === undefined || activeRows === storedRows
            ? undefined
            : m.active(activeRows, storedRows)
        }
        current={table.id}
        sheet={sheet}
        year={year}
        personal={personal}
        groups={groups}
        stored={stored}
        m={m}
      />
      <div className={css.root}>
        {hasRail && (
          <TableLinks className={css.rail} groups={groups} stored={stored} m={m} current={table.id} />
        )}
        <div className={classNames(css.pane, hasRail && css.besideRail)}>
          {counted.length > 0 && (
            <ul aria-label={m.findings} className={css.findings}>
              {counted.map((finding) => (
                <FindingChip key={finding.field} table={table} finding={finding} year={year.value} />
              ))}
            </ul>
          )}
          <ResourceTable<TableRow>
            tableId={table.id}
            operation={table.operation}
            columns={columns}
            fitColumns={fitColumns}
            label={m.grid(title)}
            noun={table.noun}
            search={{ placeholder: table.search }}
            filters={filters}
            fixedFilter={{ schoolYear: year.value }}
            defaultPageSize={CONSTANTS.pageSizeTableViewer}
            density="compact"
            grid
            onRowEnter={record.open}
            csv={(offer) => sheet.actions.at && createPortal(csvButton(offer), sheet.actions.at)}
            onRows={record.onRows}
            openKey={record.key}
            revealKey={record.key}
            whilePending={<LargeTableNote>{m.large}</LargeTableNote>}
            toolbarEnd={
              personal && (
                <span className={css.wide}>
                  <PersonalDataButton {...personal} texts={m} />
                </span>
              )
            }
            empty={
              <EmptyTable
                districtId={districtId}
                table={table}
                year={year}
                lastImportedAt={lastImportedAt}
                m={m}
              />
            }
            noMatch={<NoRows table={table} filters={filters} m={m} />}
          />
        </div>
      </div>
      {record.row && (
        <RecordDrawer
          table={declared}
          row={record.row}
          districtId={districtId}
          year={year.value}
          onClose={record.close}
          showPersonal={personalShown}
          onTogglePersonal={togglePersonal}
          position={record.position}
          previous={record.previous}
          next={record.next}
        />
      )}
    </>
  )
}

type Fit = (declared: readonly Column<TableRow>[], rows: readonly TableRow[]) => readonly Column<TableRow>[]

/** The columns that an answer has values for. Fields that no table names are judged by their names: personal ones are masked too. */
const fitToResponse =
  (personalShown: boolean): Fit =>
  (declared, rows) => {
    const own = new Set(declared.map(({ field }) => field))
    return columnsOfResponse(declared, rows).map((column) => {
      if (personalShown || own.has(column.field) || !isPersonalColumn(column.field)) return column
      return { ...column, text: () => MASK, value: () => MASK, isMasked: true }
    })
  }
