import type { NewSite, Site } from '@edconsole/console-core/contract'
import { newRecord } from '@edconsole/console-core/import-rules'
import { answeredRow } from '../../db/answered-row.ts'
import type { Call } from '../../http/handler.ts'
import { refuseDuplicates } from '../../http/refuse-duplicates.ts'
import { insertManualRow } from '../../pipeline/insert-manual-row.ts'
import { districtWithLea } from '../district-of-call.ts'
import { lockRows } from '../sis-rows/save-row.ts'
import { checkSite } from './check-site.ts'

const TAKEN = {
  sis_rows_key: { field: 'siteCode', message: "'siteCode' is already used by another site this year." },
}

/** Adds a site that no import brings, to the year of the district's data. */
export const createSite = async (call: Call<NewSite>): Promise<Site> => {
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
      return answeredRow('sites', row)
    }),
  )
}
