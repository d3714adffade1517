import {
  componentTitle,
  type Export,
  exportStandingOf,
  formatDateTime,
  formatYearPair,
  type Place,
} from '@edconsole/console-core'
import { delayText } from '../../features/exports/run/delay-text.ts'
import { destinationText } from '../../features/exports/run/destination-text.ts'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { linkColumn, quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { StatusText } from '../../parts/status/status-text.tsx'
import type { LookOfStatus } from '../../parts/status/use-status-look.ts'
import { type Column, rawColumns } from '../../patterns/resource-table/index.ts'
import { scheduleText } from '../../patterns/schedule/schedule-text.ts'
import type { ExportOverviewMessages } from './messages.ts'

type Context = StatusContext & {
  /** In which times are shown; that of the status is the district's. */
  shownZone: string
  /** Where an export is edited; undefined for those who may not. */
  placeOfExport: ((id: number) => Place) | undefined
  lookOf: LookOfStatus
}

/** The columns of the list of exports, shown ones first. */
export const exportColumns = (
  m: ExportOverviewMessages,
  { placeOfExport, shownZone, lookOf, ...status }: Context,
): Column<Export>[] => {
  const word = (row: Export): string => {
    const standing = exportStatus(row, status)
    return standing === null ? m.neverSent : lookOf(standing, true).word
  }
  const product = ({ productName }: Export) => productName
  const named: Column<Export> = placeOfExport
    ? linkColumn('productName', m.columns.productName, product, ({ id }) => placeOfExport(id))
    : {
        field: 'productName',
        title: m.columns.productName,
        rowHeader: true,
        text: product,
        cell: (row) => <span className={cell.strong}>{row.productName}</span>,
      }
  return rawColumns<Export>([
    { ...named, least: LEAST },
    { ...quiet('name', m, ({ name }) => name), least: LEAST, priority: 3 },
    {
      ...quiet('destination', m, ({ deliveryMethod, host }) =>
        destinationText({ deliveryMethod, destination: host }, { download: m.actions.download }),
      ),
      from: ['deliveryMethod', 'host'],
      least: LEAST,
      priority: 2,
    },
    {
      field: 'standing',
      title: m.columns.standing,
      from: ['isEnabled', 'lastStatus', 'lastSentAt'],
      width: 192,
      text: word,
      cell: (row) => {
        const standing = exportStatus(row, status)
        if (standing === null) return <span className={cell.tertiary}>{m.neverSent}</span>
        return <StatusText status={standing} componentsFailed />
      },
    },
    { ...moment('lastSentAt', m, shownZone, (row) => row.lastSentAt), priority: 2 },
    { ...moment('nextRunAt', m, shownZone, (row) => row.nextRunAt), priority: 3 },
    // Stands below its row too; here it gets into a file.
    { ...quiet('delay', m, (row) => whyLate(row, shownZone, m)), hidden: true },
    // The list is of one.
    { ...quiet('schoolYear', m, (row) => formatYearPair(row.schoolYear)), width: 112, hidden: true },
    {
      ...quiet('schedule', m, (row) => scheduleText(row, m)),
      from: ['scheduleEnabled', 'scheduleTime', 'scheduleDays'],
      hidden: true,
    },
    { ...quiet('components', m, (row) => row.components.map(componentTitle).join(', ')), hidden: true },
    { ...quiet('remotePath', m, (row) => row.remotePath ?? ''), mono: true, hidden: true },
    { ...moment('updatedAt', m, shownZone, (row) => row.updatedAt), hidden: true },
    { ...quiet('updatedBy', m, (row) => row.updatedBy ?? ''), hidden: true },
  ])
}

const quiet = (
  field: keyof ExportOverviewMessages['columns'],
  m: ExportOverviewMessages,
  text: (row: Export) => string,
): Column<Export> => quietColumn(field, m.columns[field], text)

const moment = (
  field: keyof ExportOverviewMessages['columns'],
  m: ExportOverviewMessages,
  timeZone: string,
  at: (row: Export) => string | null,
): Column<Export> => ({
  ...quiet(field, m, (row) => formatDateTime(at(row), timeZone)),
  width: 168,
  fits: true,
})

/** Three share what is left, and the table then fits the narrowest laptop. */
const LEAST = 128

/** Why an export has not arrived; empty for one that has. */
export const whyLate = ({ delay }: Export, timeZone: string, m: ExportOverviewMessages): string =>
  delay === null ? '' : delayText(delay, timeZone, m.delays)

/** What the state of an export is told from, beside its own record. */
type StatusContext = {
  now: Date
  /** The district's. */
  timeZone: string
  /** Ids of the exports that are being sent, as far as that is known. */
  running: ReadonlySet<number>
}

/** The word that a status is drawn by (R44); null for an export that was never sent. */
const exportStatus = (row: Export, { now, timeZone, running }: StatusContext): string | null =>
  running.has(row.id) ? 'loading' : exportStandingOf(row, { now, timeZone })
