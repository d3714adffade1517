import { type ExportFields, SIS_ROW_FIELDS, type SisComponent } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Which stored rows an export takes. */
export type Selection = {
  readonly lea: string
  readonly schoolYear: number
  /** Codes of the only sites that are taken; null for all. */
  readonly sites: readonly string[] | null
  /** Codes of sites that no export takes. */
  readonly closedSites: readonly string[]
  readonly gradeLevels: readonly string[]
  readonly includeInactive: boolean
}

type Chosen = Pick<ExportFields, 'siteCodes' | 'gradeLevels' | 'includeInactive'>

/** What people chose, without the sites that are not to be exported. */
export const selectionOf = async (
  db: Db,
  of: { lea: string; schoolYear: number },
  { siteCodes, gradeLevels, includeInactive }: Chosen,
): Promise<Selection> => {
  const closed = await db
    .selectFrom('sisRows')
    .select(sql<string>`data->>'siteCode'`.as('siteCode'))
    .where('lea', '=', of.lea)
    .where('component', '=', sql.lit('sites'))
    .where('schoolYear', '=', of.schoolYear)
    .where(sql<boolean>`data->>'includeInExport' = 'false'`)
    .execute()
  return {
    lea: of.lea,
    schoolYear: of.schoolYear,
    gradeLevels,
    includeInactive,
    sites: siteCodes.length === 0 ? null : siteCodes,
    closedSites: closed.map(({ siteCode }) => siteCode),
  }
}

/** The conditions of a selection on the rows of one component, which has whichever fields they ask for. */
export const conditionOf = (component: SisComponent, selection: Selection): RawBuilder<boolean> => {
  const { lea, schoolYear } = selection
  const ofStudent =
    component === 'students' || !has(component, 'studentId') || takesAllStudents(selection)
      ? []
      : [
          sql<boolean>`exists (select from sis_rows s where s.lea = ${lea} and s.component = 'students'
            and s.school_year = ${schoolYear}::integer and s.source_id = sis_rows.data->>'studentId'
            and ${ownCondition('students', selection, 's')})`,
        ]
  return sql<boolean>`${sql.join([ownCondition(component, selection, 'sis_rows'), ...ofStudent], sql` and `)}`
}

const ownCondition = (component: SisComponent, selection: Selection, table: 's' | 'sis_rows') => {
  const { sites, closedSites, gradeLevels, includeInactive } = selection
  const field = (name: string) => sql`${sql.table(table)}.data->>${sql.lit(name)}`
  const parts: RawBuilder<unknown>[] = []
  if (!includeInactive) parts.push(sql`${sql.table(table)}.is_active`)
  if (has(component, 'siteCode')) {
    const site = field('siteCode')
    // What belongs to no site belongs to all of them.
    if (sites) parts.push(sql`(${site} is null or ${site} = any(${sites}::text[]))`)
    if (closedSites.length > 0)
      parts.push(sql`(${site} is null or not ${site} = any(${closedSites}::text[]))`)
  }
  if (has(component, 'siteCodes')) {
    const open = sql`select from jsonb_array_elements_text(${sql.table(table)}.data->'siteCodes') code
      where not code = any(${closedSites}::text[])`
    if (sites) parts.push(sql`exists (${open} and code = any(${sites}::text[]))`)
    else if (closedSites.length > 0) parts.push(sql`exists (${open})`)
  }
  if (has(component, 'gradeLevel') && gradeLevels.length > 0)
    parts.push(sql`${field('gradeLevel')} = any(${gradeLevels}::text[])`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

const takesAllStudents = ({ sites, closedSites, gradeLevels, includeInactive }: Selection): boolean =>
  includeInactive && sites === null && closedSites.length === 0 && gradeLevels.length === 0

const has = (component: SisComponent, field: string): boolean =>
  Object.hasOwn(SIS_ROW_FIELDS[component], field)
