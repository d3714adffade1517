import {
  type DistrictStatus,
  formatCount,
  formatDateTime,
  isPlaceId,
  useAccess,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { importLook } from '../../../features/district/import-state/import-look.ts'
import type { ImportStateMessages } from '../../../features/district/import-state/messages.ts'
import { quietColumn } from '../../../features/runs/columns/plain-columns.tsx'
import { Badge } from '../../../parts/badge/badge.tsx'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { Sparkline } from '../../../parts/sparkline/sparkline.tsx'
import * as statusCss from '../../../parts/status/status.css.ts'
import { StatusIcon } from '../../../parts/status/status-icon.tsx'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import { type CardSpec, type Column, rawColumns } from '../../../patterns/resource-table/index.ts'
import { classNames } from '../../../styles/class-names.ts'
import * as css from './cells.css.ts'
import type { FleetMessages } from './messages.ts'
import { ageText, nightOfLetter, nightsText, stepText } from './texts.ts'

type Context = {
  timeZone: string
  now: () => Date
  /** The caller, whose own districts stand out. */
  userId: string
  onOpen: (id: number) => void
  states: ImportStateMessages
  m: FleetMessages
}

/** The columns of all districts, shown ones first. */
export const fleetColumns = ({
  timeZone,
  now,
  userId,
  onOpen,
  states,
  m,
}: Context): Column<DistrictStatus>[] => {
  const quiet = (field: keyof FleetMessages['columns'], text: (row: DistrictStatus) => string) =>
    quietColumn<DistrictStatus>(field, m.columns[field], text)
  const age = (row: DistrictStatus) => ageText(row.runningSince ?? row.lastImportAt, now(), m)
  return rawColumns<DistrictStatus>([
    {
      field: 'districtName',
      from: ['districtName', 'lea'],
      title: m.columns.districtName,
      rowHeader: true,
      text: ({ districtName, lea }) => `${districtName} ${lea}`,
      value: ({ districtName }) => districtName,
      cell: ({ id, districtName, lea }) => (
        <span className={css.district}>
          <button
            type="button"
            className={css.name}
            data-ec-cut=""
            data-ec-open=""
            onClick={() => onOpen(id)}
          >
            {districtName}
          </button>
          <span className={css.code}>{lea}</span>
        </span>
      ),
    },
    { ...quiet('state', ({ state }) => state), width: 60, fits: true, priority: 3 },
    { ...quiet('sisProviderName', ({ sisProviderName }) => sisProviderName ?? ''), width: 92, priority: 3 },
    {
      field: 'importState',
      from: ['importState', 'runningSince'],
      title: m.columns.importState,
      width: 116,
      text: (row) => importLook(row, states).word,
      value: ({ importState }) => importState,
      cell: (row) => <ImportStateText row={row} m={states} />,
    },
    {
      ...quiet('lastImportAt', age),
      from: ['lastImportAt', 'runningSince'],
      align: 'end',
      width: 64,
      fits: true,
      priority: 2,
    },
    {
      field: 'nights',
      title: m.columns.nights,
      width: 116,
      fits: true,
      priority: 2,
      text: ({ nights }) => nightsText(nights, m),
      cell: ({ nights }) => <Nights nights={nights} m={m} />,
    },
    {
      field: 'rejectedPercent',
      from: ['rejectedPercent', 'rejectedLimitPercent', 'rejectedTrend'],
      title: m.columns.rejectedPercent,
      unit: '%',
      align: 'end',
      width: 120,
      fits: true,
      priority: 2,
      text: ({ rejectedPercent }) => percent(rejectedPercent),
      cell: (row) => <Rejected row={row} />,
    },
    {
      field: 'exportsFailing',
      from: ['exportsFailing', 'exportsTotal'],
      title: m.columns.exportsFailing,
      align: 'end',
      width: 96,
      fits: true,
      priority: 2,
      text: (row) => exportsText(row, m),
      value: ({ exportsFailing }) => exportsFailing,
      cell: (row) => {
        const text = exportsText(row, m)
        if (text === '') return <NoValue />
        return <span className={row.exportsFailing > 0 ? css.failing : css.quiet}>{text}</span>
      },
    },
    {
      field: 'nextStep',
      title: m.columns.nextStep,
      width: 224,
      text: (row) => stepText(row, m),
      value: (row) => stepText(row, m),
      cell: (row) => <Step row={row} m={m} />,
    },
    {
      field: 'ownerName',
      from: ['ownerId', 'ownerName'],
      title: m.columns.ownerName,
      width: 64,
      fits: true,
      priority: 2,
      text: ({ ownerName }) => ownerName ?? '',
      cell: ({ ownerId, ownerName }) =>
        ownerName === null ? (
          <NoValue />
        ) : (
          <span
            className={classNames(css.owner, String(ownerId) === userId && css.ownerIsMe)}
            title={ownerName}
          >
            <span aria-hidden="true">{initials(ownerName)}</span>
            <VisuallyHidden>{ownerName}</VisuallyHidden>
          </span>
        ),
    },
    {
      ...quiet('streak', ({ streak }) => formatCount(streak)),
      align: 'end',
      width: 88,
      fits: true,
      hidden: true,
    },
    {
      ...quiet('expectedBy', ({ expectedBy }) => formatDateTime(expectedBy, timeZone)),
      width: 184,
      fits: true,
      hidden: true,
    },
  ])
}

/** A district where there is no room for columns. */
export const fleetCard: CardSpec<DistrictStatus> = {
  title: 'districtName',
  titleFirst: true,
  status: 'importState',
  meta: ['nextStep', 'nights', 'lastImportAt'],
}

const percent = (share: number | null): string => (share === null ? '' : `${share.toFixed(2)}%`)

const exportsText = ({ exportsFailing, exportsTotal }: DistrictStatus, m: FleetMessages): string =>
  exportsTotal === 0 ? '' : m.exportsOf(formatCount(exportsFailing), formatCount(exportsTotal))

const initials = (name: string): string =>
  name
    .split(' ')
    .map((part) => [...part][0] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase()

function ImportStateText({ row, m }: { row: DistrictStatus; m: ImportStateMessages }): ReactElement {
  const look = importLook(row, m)
  return (
    <span className={statusCss.text}>
      <StatusIcon look={look} size="md" className={statusCss.icon[look.tone]} />
      <span className={statusCss.word} data-ec-cut="">
        {look.word}
      </span>
    </span>
  )
}

function Nights({ nights, m }: { nights: string; m: FleetMessages }): ReactElement {
  return (
    <span className={css.nights} role="img" aria-label={nightsText(nights, m)}>
      {[...nights].map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a night is its place
        <span key={index} className={css.night[nightOfLetter(letter)]} />
      ))}
    </span>
  )
}

function Rejected({ row }: { row: DistrictStatus }): ReactElement {
  const { rejectedPercent, rejectedLimitPercent, rejectedTrend } = row
  if (rejectedPercent === null) return <NoValue />
  return (
    <span className={css.share}>
      {percent(rejectedPercent)}
      <Sparkline
        width={40}
        values={rejectedTrend}
        tone={rejectedPercent > (rejectedLimitPercent ?? 100) ? 'danger' : 'data'}
      />
    </span>
  )
}

/** Who acts, and the one place where; text alone to whom that place is closed. */
function Step({ row, m }: { row: DistrictStatus; m: FleetMessages }): ReactElement {
  const { can } = useAccess()
  const { nextStep } = row
  const text = stepText(row, m)
  if (!nextStep || text === '') return <NoValue />
  const { route, params, query } = nextStep.target
  return (
    <span className={css.step}>
      <Badge tone={nextStep.owner === 'provider' ? 'info' : 'neutral'}>{m.owners[nextStep.owner]}</Badge>
      <PlaceLink to={isPlaceId(route) && can(route) ? { id: route, params, query } : null}>{text}</PlaceLink>
    </span>
  )
}
