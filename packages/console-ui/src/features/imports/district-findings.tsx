import { type DistrictFinding, type ImportLogHeader, useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { InfoIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { Card } from '../../patterns/card/card.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { useFindingWords } from '../runs/findings/use-finding-words.ts'
import { placeInTable } from '../tables/viewer/place-in-table.ts'
import type { TableId } from '../tables/viewer/table-field.ts'
import * as css from './district-findings.css.ts'
import type { ImportRunMessages } from './messages.ts'

type Rows = { table: TableId; filter: Readonly<Record<string, string | boolean>> }

/** The rows that a code is about, as their table's own filters find them. */
const ROWS: Readonly<Record<string, (value: string | null) => Rows>> = {
  D001: () => ({ table: 'table-sections', filter: { hasTeacher: false, isActive: true } }),
  D002: () => ({ table: 'table-students', filter: { hasSection: false, isActive: true } }),
  D003: () => ({ table: 'table-staff', filter: { hasSection: false, role: 'teacher', isActive: true } }),
  D004: () => ({ table: 'table-roster', filter: { inTerm: false, isActive: true } }),
  D005: (site) => ({ table: 'table-students', filter: { siteCode: site ?? '', isActive: false } }),
  D006: (site) => ({ table: 'table-staff', filter: { primarySiteCode: site ?? '', isActive: false } }),
}

export type DistrictFindingsProps = {
  districtId: string
  batch: Pick<ImportLogHeader, 'districtFindings' | 'schoolYear'>
  /** Only what got worse. */
  onlyWorse?: boolean
  m: Pick<ImportRunMessages, 'checks'>
}

/** What is to be said about the district as a whole after a batch: loudly what got worse. Nothing where nothing is. */
export function DistrictFindings({
  districtId,
  batch: { districtFindings = [], schoolYear },
  onlyWorse = false,
  m,
}: DistrictFindingsProps): ReactElement | null {
  const shown = districtFindings
    .filter(({ severity }) => !onlyWorse || isWorse(severity))
    .sort((a, b) => Number(isWorse(b.severity)) - Number(isWorse(a.severity)))
  if (shown.length === 0) return null
  return (
    <div className={onlyWorse ? css.within : css.place}>
      <Card
        title={m.checks.title}
        count={shown.length}
        aside={onlyWorse ? null : <span className={css.aside}>{m.checks.compared}</span>}
      >
        <ul className={css.list}>
          {shown.map((finding) => (
            <Finding
              key={`${finding.code} ${finding.value}`}
              districtId={districtId}
              year={schoolYear}
              finding={finding}
            />
          ))}
        </ul>
      </Card>
    </div>
  )
}

const isWorse = (severity: DistrictFinding['severity']): boolean => severity !== 'info'

type FindingProps = { districtId: string; year: number; finding: DistrictFinding }

function Finding({ districtId, year, finding }: FindingProps): ReactElement {
  const { can } = useAccess()
  const wordsOf = useFindingWords()
  const { code, severity, value, params, title, message, suggestion } = finding
  const words = wordsOf(
    {
      errorCode: code,
      rejectedValue: value,
      columnName: null,
      causeTitle: title,
      fixTarget: null,
      params,
      message,
      suggestion,
    },
    true,
  )
  const rows = ROWS[code]?.(value)
  const worse = isWorse(severity)
  return (
    <li className={css.item}>
      {worse ? <WarningIcon className={css.worse} /> : <InfoIcon className={css.quiet} />}
      <div>
        <span className={worse ? css.strong : css.quiet}>
          {rows && can(rows.table) ? (
            <PlaceLink to={placeInTable(rows.table, rows.filter, { districtId, year })}>
              {words.message}
            </PlaceLink>
          ) : (
            words.message
          )}
        </span>
        {worse && words.suggestion ? <p className={css.suggestion}>{words.suggestion}</p> : null}
      </div>
    </li>
  )
}
