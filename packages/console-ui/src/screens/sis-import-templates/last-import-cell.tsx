import {
  componentTitle,
  type ImportLogResult,
  type Place,
  placeOf,
  type RunStatus,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { partParams } from '../../features/runs/run-kind.ts'
import { WarningIcon } from '../../parts/icons/icons.ts'
import * as status from '../../parts/status/status.css.ts'
import { StatusText } from '../../parts/status/status-text.tsx'
import { type LookOfStatus, useStatusLook } from '../../parts/status/use-status-look.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import * as css from './cells.css.ts'
import type { SisImportTemplatesMessages } from './messages.ts'
import type { Template } from './template-row.ts'

export type LastImport = {
  /** The running one before the last that ended; null before the first. */
  status: RunStatus | null
  rejected: number
  /** Its log, for those who may see it. */
  to: Place | null
}

type Facts = {
  districtId: string
  /** What became of the last run. */
  result: ImportLogResult | undefined
  /** Of the run that is under way. */
  running: RunStatus | undefined
}

/** What the last import did with a template. */
export const lastImportOf = (
  { lastStatus, lastBatchId }: Template,
  { districtId, result, running }: Facts,
): LastImport => {
  if (running) return { status: running, rejected: 0, to: null }
  const rejected = result?.recordsRejected ?? 0
  const query = rejected > 0 ? { query: { filter: { severity: ['error'] } } } : {}
  return {
    status: lastStatus,
    rejected,
    to:
      result && lastBatchId !== null
        ? placeOf('import-log-details', partParams(districtId, result), query)
        : null,
  }
}

export const lastImportText = (
  { status, rejected }: LastImport,
  m: Pick<SisImportTemplatesMessages, 'neverRun' | 'rejected'>,
  lookOf: LookOfStatus,
): string => {
  if (status === null) return m.neverRun
  return status === 'completedWithErrors' && rejected > 0 ? m.rejected(rejected) : lookOf(status).word
}

export type LastImportCellProps = { template: Template; last: LastImport; m: SisImportTemplatesMessages }

/** State of the last import, or what it rejected; leads to its log. */
export function LastImportCell({ template, last, m }: LastImportCellProps): ReactElement {
  const { status: ended, to } = last
  const lookOf = useStatusLook()
  const text = lastImportText(last, m, lookOf)
  if (ended === null) return <span className={cell.tertiary}>{text}</span>
  const isRejected = text !== lookOf(ended).word
  return (
    <PlaceLink
      to={to}
      className={css.run}
      aria-label={m.lastImportOf(componentTitle(template.componentName), text)}
    >
      {isRejected ? (
        <span className={status.text}>
          <WarningIcon size="md" className={status.icon.warning} />
          <span className={status.word}>{text}</span>
        </span>
      ) : (
        <StatusText status={ended} />
      )}
    </PlaceLink>
  )
}
