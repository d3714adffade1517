import { formatCount } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Badge } from '../../../parts/badge/badge.tsx'
import * as css from '../district-list.css.ts'
import type { AddManyMessages } from './messages.ts'
import type { PlannedDistrict } from './plan-districts.ts'

const TONES = { new: 'info', there: 'neutral', refused: 'warning', added: 'success' } as const

export type RowResult = { readonly kind: keyof typeof TONES; readonly reason: string }

export type PlannedRowProps = { planned: PlannedDistrict; result: RowResult; m: AddManyMessages }

/** One row of a file, and what will become of it or has become of it. */
export function PlannedRow({ planned, result, m }: PlannedRowProps): ReactElement {
  const { lea, districtName, row } = planned
  return (
    <li className={css.item}>
      <span className={css.name}>
        <span className={css.note}>{m.row(formatCount(row.rowNumber))}</span> {districtName || m.unnamed}{' '}
        <span className={css.note}>{lea}</span>
      </span>
      <Badge tone={TONES[result.kind]}>{m.kinds[result.kind]}</Badge>
      {result.reason === '' ? null : <span className={css.note}>{result.reason}</span>}
    </li>
  )
}
