import { formatCount, useList } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { placeInTable } from '../../features/tables/viewer/place-in-table.ts'
import type { TableDefinition, TableFinding } from '../../features/tables/viewer/table-definition.ts'
import { Button } from '../../parts/button/button.tsx'
import { CompletedIcon, UnreachableIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import * as css from './findings-card.css.ts'
import type { DataExplorerMessages } from './messages.ts'

export type FindingLineProps = {
  districtId: string
  table: TableDefinition
  finding: TableFinding
  /** START year of the district's data; undefined while it is not known. */
  year: number | undefined
  /** Whether there is anything to check isn't known yet. */
  waits: boolean
  m: DataExplorerMessages
}

/** One check: how many rows lack something, and the way to them. */
export function FindingLine({ districtId, table, finding, year, waits, m }: FindingLineProps): ReactElement {
  const filter = { [finding.field]: false, isActive: true }
  const { totalCount, loading, retry } = useList(
    table.operation,
    { limit: 1, filter: { ...filter, ...(year !== undefined && { schoolYear: year }) } },
    { enabled: year !== undefined },
  )
  // Also an answer that came without a count.
  if (totalCount === undefined && year !== undefined && !loading) {
    return (
      <li className={css.item}>
        <UnreachableIcon className={css.quietIcon} />
        <span>
          {m.notCounted(finding.sentence(0, '').trim())}{' '}
          <Button kind="link" size="sm" onClick={retry}>
            {m.tryAgain}
          </Button>
        </span>
      </li>
    )
  }
  const mayGo = waits && (totalCount === 0 || finding.needs !== undefined)
  if (totalCount === undefined || year === undefined || mayGo) {
    return (
      <li className={css.item} aria-busy="true">
        <span className={css.waiting}>
          <Skeleton width="70%" />
        </span>
      </li>
    )
  }
  const sentence = finding.sentence(totalCount, formatCount(totalCount))
  if (totalCount === 0) {
    return (
      <li className={css.item}>
        <CompletedIcon className={css.wellIcon} />
        <span className={css.well}>{sentence}</span>
      </li>
    )
  }
  return (
    <li className={css.item}>
      <WarningIcon className={css.foundIcon} />
      <PlaceLink to={placeInTable(table.id, filter, { districtId, year })}>{sentence}</PlaceLink>
    </li>
  )
}
