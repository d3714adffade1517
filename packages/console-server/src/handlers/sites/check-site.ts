import type { Site, UpdateSite } from '@edconsole/console-core/contract'
import { SITE_RULES, siteCodeRules } from '@edconsole/console-core/schemas'
import type { Db } from '../../db/schema.ts'
import { checkCrossRules } from '../../http/check-cross-rules.ts'
import { fieldError } from '../../http/field-error.ts'
import type { districtWithLea } from '../district-of-call.ts'

type SitePlace = Pick<Site, 'lea' | 'schoolYear'> & Partial<Site>

/** Refuses what does not fit the site's other fields, its district or the other sites. */
export const checkSite = async (
  trx: Db,
  district: Awaited<ReturnType<typeof districtWithLea>>,
  site: SitePlace,
  changes: UpdateSite,
): Promise<void> => {
  checkCrossRules([...SITE_RULES, ...siteCodeRules(district)], site, changes)
  if (typeof changes.parentSiteId === 'number') await checkParent(trx, site, changes.parentSiteId)
}

/** The parent is a site of the same district and year, and no site stands above itself. */
const checkParent = async (trx: Db, site: SitePlace, parentSiteId: number): Promise<void> => {
  const seen = new Set<number>()
  for (let next: unknown = parentSiteId; typeof next === 'number' && !seen.has(next); ) {
    if (next === site.id) throw fault("a site can't be its own parent")
    seen.add(next)
    const above = await trx
      .selectFrom('sisRows')
      .select('data')
      .where('id', '=', next)
      .where('lea', '=', site.lea)
      .where('component', '=', 'sites')
      .where('schoolYear', '=', site.schoolYear)
      .executeTakeFirst()
    if (!above && next === parentSiteId) throw fault("this site doesn't exist this year")
    next = above?.data.parentSiteId
  }
}

const fault = (what: string) => fieldError({ field: 'parentSiteId', message: what })
