import type { ItemError, NewSite, Site, UpdateSite, UpdateSites } from '@edconsole/console-core/contract'
import { newRecord } from '@edconsole/console-core/import-rules'
import { SITE_RULES, siteCodeRules } from '@edconsole/console-core/schemas'
import { answeredRow } from '../db/answered-row.ts'
import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Db } from '../db/schema.ts'
import { ApiError, fieldError } from '../http/api-error.ts'
import { type Call, type Handlers, PerItem } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { checkCrossRules } from '../http/read-body.ts'
import { refuseDuplicates } from '../http/refuse-duplicates.ts'
import { refuseStale } from '../http/refuse-stale.ts'
import { insertManualRow } from '../pipeline/insert-manual-row.ts'
import { districtWithLea } from './district-of-call.ts'
import { lockRows, saveRow } from './sis-rows/save-row.ts'

type SitePlace = Pick<Site, 'lea' | 'schoolYear'> & Partial<Site>

const TAKEN = {
  sis_rows_key: { field: 'siteCode', message: "'siteCode' is already used by another site this year." },
}

/** Adds a site that no import brings, to the year of the district's data. */
const createSite = async (call: Call<NewSite>): Promise<Site> => {
  const { db, body, lea, now } = call
  const district = await districtWithLea(db, lea)
  const place = { lea, schoolYear: district.sisYear }
  return refuseDuplicates(TAKEN, () =>
    db.transaction().execute(async (trx) => {
      await checkSite(trx, district, place, body)
      const data = { ...newRecord('sites'), studentCount: 0, staffCount: 0, ...body }
      const id = await insertManualRow(trx, 'sites', { ...place, sourceId: body.siteCode, data, at: now() })
      const [row] = await lockRows(trx, 'sites', { lea, ids: [id] })
      if (!row) throw new Error(`The site ${id} was not stored.`)
      // The next step of the district may have been to add it.
      await trx.updateTable('districtSummaries').set({ isStale: true }).where('lea', '=', lea).execute()
      return answeredRow('sites', row)
    }),
  )
}

const updateSite = async (call: Call<UpdateSite>): Promise<Site> => {
  const { saved, errors } = await changeSites(call, [[numberParam(call), call.body]])
  const [error] = errors
  if (error) throw error.refusal
  const [site] = saved
  if (!site) throw new Error('The site was neither saved nor refused.')
  return site
}

/** Several sites: each that can be changed is, the others are named with what is wrong. */
const updateManySites = async (call: Call<UpdateSites>): Promise<PerItem<Site[]>> => {
  const { saved, errors } = await changeSites(
    call,
    call.body.sites.map(({ id, ...changes }) => [id, changes]),
  )
  return new PerItem(
    saved,
    errors.map(({ id, refusal }): ItemError => ({ id, code: refusal.code, message: refusal.message })),
  )
}

type Refused = { id: number; refusal: ApiError }

export const siteHandlers = {
  'sites.list': sisRowsList('sites'),
  'sites.create': createSite,
  'sites.update': updateSite,
  'sites.updateMany': updateManySites,
} satisfies Partial<Handlers>

/** Refuses what does not fit the site's other fields, its district or the other sites. */
const checkSite = async (
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

/** All in one transaction: whatever fails unforeseen leaves every site as it was. */
const changeSites = (
  call: Pick<Call, 'db' | 'lea' | 'now' | 'operation' | 'timeZone' | 'version'>,
  wanted: readonly (readonly [id: number, changes: UpdateSite])[],
): Promise<{ saved: Site[]; errors: Refused[] }> => {
  const { db, lea, now } = call
  return db.transaction().execute(async (trx) => {
    const district = await districtWithLea(trx, lea)
    const ids = wanted.map(([id]) => id)
    const rows = new Map((await lockRows(trx, 'sites', { lea, ids })).map((row) => [row.id, row]))
    const saved: Site[] = []
    const errors: Refused[] = []
    for (const [id, changes] of wanted) {
      const row = rows.get(id)
      try {
        if (!row) throw new ApiError(404, 'Site not found.')
        refuseStale(call, row, 'this site')
        await checkSite(trx, district, answeredRow('sites', row), changes)
        saved.push(await saveRow(trx, 'sites', row, { changes, at: now() }))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        errors.push({ id, refusal: error })
      }
    }
    return { saved, errors }
  })
}
