import { type AccountSyncLog, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { AccountSyncLogsMessages } from './messages.ts'

type Line = Pick<AccountSyncLog, 'triggeredBy' | 'batchId'>
type Texts = Pick<AccountSyncLogsMessages, 'byImport'>

export type StartedByProps = {
  districtId: string
  line: Line
  /** Leads to the import that caused the line. */
  linked: boolean
  m: Texts
}

/** Who changed an account: a person, or an import. */
export function StartedBy({ districtId, line, linked, m }: StartedByProps): ReactElement {
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
