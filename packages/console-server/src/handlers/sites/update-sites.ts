import type { ItemError, Site, UpdateSite, UpdateSites } from '@edconsole/console-core/contract'
import { answeredRow } from '../../db/answered-row.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/number-param.ts'
import { PerItem } from '../../http/per-item.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { districtWithLea } from '../district-of-call.ts'
import { lockRows, saveRow } from '../sis-rows/save-row.ts'
import { checkSite } from './check-site.ts'

export const updateSite = async (call: Call<UpdateSite>): Promise<Site> => {
  const { saved, errors } = await changeSites(call, [[numberParam(call), call.body]])
  const [error] = errors
  if (error) throw error.refusal
  const [site] = saved
  if (!site) throw new Error('The site was neither saved nor refused.')
  return site
}

/** Several sites: each that can be changed is, the others are named with what is wrong. */
export const updateManySites = async (call: Call<UpdateSites>): Promise<PerItem<Site[]>> => {
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
