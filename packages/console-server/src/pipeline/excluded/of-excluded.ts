import { DATABASE_COLUMNS, isImported } from '@edconsole/console-core/import-rules'
import { type RawBuilder, sql } from 'kysely'

type Of = {
  lea: string
  component: string
  schoolYear: number
  /** Codes of the sites that take no part in imports. */
  excludedSites: readonly string[]
}

/** Whether a stored row `r` belongs to a site that takes no part in imports, by the rule for rows of a source. */
export const ofExcluded = ({ lea, component, schoolYear, excludedSites }: Of): RawBuilder<boolean> => {
  if (excludedSites.length === 0 || component === 'sites') return sql`false`
  const isExcluded = (site: RawBuilder<unknown>) => sql<boolean>`${site} = any(${excludedSites}::text[])`
  const has = (field: string) =>
    isImported(component) && DATABASE_COLUMNS[component].some(({ columnName }) => columnName === field)
  if (has('siteCodes'))
    return sql`case when r.data->'siteCodes' @? '$[0]'
      then not exists (select from jsonb_array_elements_text(r.data->'siteCodes') site where not ${isExcluded(sql`site`)})
      else coalesce(${isExcluded(sql`r.data->>'primarySiteCode'`)}, false) end`
  if (has('siteCode')) return sql`coalesce(${isExcluded(sql`r.data->>'siteCode'`)}, false)`
  return sql`exists (select from sis_rows s where s.lea = ${lea} and s.component = 'students'
    and s.school_year = ${schoolYear}::integer and s.source_id = r.data->>'studentId'
    and ${isExcluded(sql`s.data->>'siteCode'`)})`
}
