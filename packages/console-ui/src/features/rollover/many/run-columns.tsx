import {
  formatCount,
  formatDateTime,
  formatYearPair,
  type RolloverRunDistrict,
  type RolloverRunStatus,
} from '@edconsole/console-core'
import {
  CancelledIcon,
  CompletedIcon,
  FailedIcon,
  NotStartedIcon,
  RunningIcon,
  UnknownIcon,
} from '../../../parts/icons/icons.ts'
import * as statusCss from '../../../parts/status/status.css.ts'
import { StatusIcon } from '../../../parts/status/status-icon.tsx'
import type { StatusLook } from '../../../parts/status/use-status-look.ts'
import { type CardSpec, type Column, rawColumns } from '../../../patterns/resource-table/index.ts'
import * as cells from '../../runs/columns/cell-text.css.ts'
import { quietColumn } from '../../runs/columns/plain-columns.tsx'
import * as css from './many.css.ts'
import type { RolloverManyMessages } from './messages.ts'

const LOOKS: Readonly<Record<RolloverRunStatus, Omit<StatusLook, 'word'>>> = {
  failed: { tone: 'danger', icon: FailedIcon, turning: false },
  canceled: { tone: 'warning', icon: CancelledIcon, turning: false },
  skipped: { tone: 'neutral', icon: CancelledIcon, turning: false },
  running: { tone: 'info', icon: RunningIcon, turning: true },
  waiting: { tone: 'neutral', icon: NotStartedIcon, turning: false },
  done: { tone: 'success', icon: CompletedIcon, turning: false },
}
const UNKNOWN = { tone: 'neutral', icon: UnknownIcon, turning: false } as const

type Context = { timeZone: string; onOpen: (districtId: number) => void; m: RolloverManyMessages }

/** The columns of the districts of a rollover, as its report has them too. */
export const runColumns = ({ timeZone, onOpen, m }: Context): Column<RolloverRunDistrict>[] => {
  const quiet = (field: keyof RolloverManyMessages['columns'], text: (row: RolloverRunDistrict) => string) =>
    quietColumn<RolloverRunDistrict>(field, m.columns[field], text)
  const count = (
    field: 'staff' | 'templates' | 'exports' | 'alreadyPresent' | 'leftOut',
  ): Column<RolloverRunDistrict> => ({
    ...quiet(field, (row) => (row[field] === null ? '' : formatCount(row[field]))),
    value: (row) => row[field],
    align: 'end',
    width: 88,
    fits: true,
    priority: 2,
  })
  return rawColumns<RolloverRunDistrict>([
    {
      field: 'districtName',
      from: ['districtName', 'lea'],
      title: m.columns.districtName,
      rowHeader: true,
      width: 216,
      text: ({ districtName, lea }) => `${districtName} ${lea}`,
      value: ({ districtName }) => districtName,
      cell: ({ districtId, districtName, lea }) => (
        <span className={css.district}>
          <button type="button" className={cells.opener} data-ec-cut="" onClick={() => onOpen(districtId)}>
            {districtName}
          </button>
          <span className={cells.secondary}>{lea}</span>
        </span>
      ),
    },
    { ...quiet('state', ({ state }) => state), width: 60, fits: true, hidden: true },
    {
      field: 'status',
      title: m.columns.status,
      width: 176,
      text: (row) => wordOf(row, m),
      cell: (row) => {
        const look = Object.assign({ word: wordOf(row, m) }, LOOKS[row.status] ?? UNKNOWN)
        return (
          <span className={statusCss.text}>
            <StatusIcon look={look} size="md" className={statusCss.icon[look.tone]} />
            <span className={statusCss.word} data-ec-cut="">
              {look.word}
            </span>
          </span>
        )
      },
    },
    { ...quiet('fromYear', ({ fromYear }) => formatYearPair(fromYear)), width: 96, priority: 3 },
    count('staff'),
    count('templates'),
    count('exports'),
    count('alreadyPresent'),
    count('leftOut'),
    // Stands below its row too; here it gets into a file.
    { ...quiet('reason', ({ reason }) => reason ?? ''), hidden: true },
    {
      ...quiet('endedAt', ({ endedAt }) => formatDateTime(endedAt, timeZone)),
      width: 184,
      fits: true,
      hidden: true,
    },
  ])
}

const wordOf = ({ status }: RolloverRunDistrict, m: RolloverManyMessages): string =>
  m.statuses[status] ?? status

/** A district where there is no room for columns. */
export const runCard: CardSpec<RolloverRunDistrict> = {
  title: 'districtName',
  titleFirst: true,
  status: 'status',
  meta: ['fromYear'],
}
