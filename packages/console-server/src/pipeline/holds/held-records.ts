import type { ComponentName } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { excludedSiteCodes, ofExcluded } from '../excluded-sites.ts'

type HeldResult = { lea: string; componentName: ComponentName; schoolYear: number }

/**
 * Returns a condition that is true for a held record `r` that a release would remove as things are now. What people
 * kept or added since the hold began stays, and so do the records of sites that take no part in imports any more.
 */
export const removableNow = async (
  db: Db,
  { lea, componentName: component, schoolYear }: HeldResult,
): Promise<RawBuilder<boolean>> => {
  const excludedSites = await excludedSiteCodes(db, { lea, schoolYear })
  const excluded = ofExcluded({ lea, component, schoolYear, excludedSites })
  return sql<boolean>`(r.is_active and not r.is_manual
    and not coalesce(r.data -> 'keptFields' ? 'isActive', false)
    and coalesce(r.data ->> 'includeInImport', 'true') <> 'false' and not ${excluded})`
}
