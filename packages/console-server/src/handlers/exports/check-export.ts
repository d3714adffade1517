import { DELIVERY_METHODS } from '@edconsole/console-core/contract'
import { type CheckedExport, EXPORT_RULES } from '@edconsole/console-core/schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { deliversBy } from '../../exports/delivery/connect-by.ts'
import { productFault } from '../../exports/product-fault.ts'
import { checkCrossRules } from '../../http/check-cross-rules.ts'
import { fieldError } from '../../http/field-error.ts'

type About = { lea: string; schoolYear: number; productId: number }

/** Refuses an export that does not fit together, or not to the district. Only what changes is judged. */
export const checkExport = async (
  trx: Db,
  { lea, schoolYear, productId }: About,
  stored: Partial<CheckedExport>,
  changes: Partial<CheckedExport>,
): Promise<void> => {
  checkCrossRules(EXPORT_RULES, stored, changes)
  await checkSites(trx, lea, changes.siteCodes ?? [])
  checkDelivery({ ...stored, ...changes }, changes)
  const isNew = changes.productId !== undefined
  if (!isNew && !changes.isEnabled) return
  const message = await productFault(trx, { lea, schoolYear, productId })
  if (message !== null) throw fieldError({ field: isNew ? 'productId' : 'isEnabled', message })
}

/** What nothing would be sent by may be set up, but not switched on. */
const checkDelivery = (
  { isEnabled, deliveryMethod }: Partial<CheckedExport>,
  changes: Partial<CheckedExport>,
): void => {
  const isAbout = changes.isEnabled !== undefined || changes.deliveryMethod !== undefined
  if (!isAbout || !isEnabled || deliveryMethod === undefined || deliversBy(deliveryMethod)) return
  const { title } = DELIVERY_METHODS[deliveryMethod]
  throw fieldError({ field: 'deliveryMethod', message: `this server can't send by ${title}` })
}

/** Sites of any year: a new year's sites come with its first import. */
const checkSites = async (trx: Db, lea: string, codes: readonly string[]): Promise<void> => {
  if (codes.length === 0) return
  const known = await trx
    .selectFrom('sisRows')
    .select(sql<string>`data->>'siteCode'`.as('siteCode'))
    .distinct()
    .where('lea', '=', lea)
    .where('component', '=', sql.lit('sites'))
    .execute()
  const sites = new Set(known.map(({ siteCode }) => siteCode))
  const place = codes.findIndex((code) => !sites.has(code))
  if (place >= 0)
    throw fieldError({ field: `siteCodes.${place}`, message: `site ${codes[place]} doesn't exist` })
}
