import type { DistrictCheckSettings, FindingParams } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { json } from '../../db/schema/columns.ts'
import type { DistrictMeasures, StoredDistrictFinding } from '../../db/schema/imports.ts'
import type { Db } from '../../db/schema.ts'
import { importSettingsOf } from '../../inbox/import-settings.ts'
import { isAccepted } from '../holds/last-accepted.ts'
import {
  COUNT_CHECKS,
  type CountCheck,
  measureDistrict,
  SITE_CHECKS,
  type SiteCheck,
} from './measure-district.ts'

type Batch = { batchId: number; lea: string; schoolYear: number }

/**
 * Stores how a district stands as a whole after a batch, and what is to be said about it beside the last accepted one. A
 * batch that loaded nothing says nothing.
 */
export const checkDistrict = async (db: Db, batch: Batch): Promise<void> => {
  const loaded = await db
    .selectFrom('importResults')
    .select('componentName')
    .where('batchId', '=', batch.batchId)
    .where('status', 'in', ['completed', 'completedWithErrors', 'held'])
    .execute()
  if (loaded.length === 0) return
  const measured = await measureDistrict(db, batch, new Set(loaded.map(({ componentName }) => componentName)))
  const settings = await importSettingsOf(db, batch.lea)
  const findings = findingsOf(measured, await acceptedMeasures(db, batch), settings)
  const values = { measured: json(measured), findings: json(findings) }
  await db
    .insertInto('importChecks')
    .values({ lea: batch.lea, batchId: batch.batchId, ...values })
    .onConflict((conflict) => conflict.columns(['batchId', 'lea']).doUpdateSet(values))
    .execute()
}

/** What the last accepted batch measured, each with that batch. */
type AcceptedMeasures = {
  readonly counts: ReadonlyMap<string, { batchId: number; measured: number }>
  readonly sites: ReadonlyMap<string, { batchId: number; measured: Readonly<Record<string, number>> }>
}

/** A measure that none of so many accepted batches took is too old to compare with. */
const LOOKED_AT = 50

/** Batches of some components don't measure everything: each measure comes from the last batch that took it. */
const acceptedMeasures = async (db: Db, { batchId, lea, schoolYear }: Batch): Promise<AcceptedMeasures> => {
  const last = db
    .selectFrom('importChecks')
    .innerJoin('importBatches', (join) =>
      join
        .onRef('importBatches.lea', '=', 'importChecks.lea')
        .onRef('importBatches.batchId', '=', 'importChecks.batchId'),
    )
    .select(['importChecks.batchId', 'importChecks.measured'])
    .where('importBatches.lea', '=', lea)
    .where('importBatches.schoolYear', '=', schoolYear)
    .where('importBatches.batchId', '<', batchId)
    .where('importBatches.status', 'in', ['completed', 'completedWithErrors'])
    .where(
      sql<boolean>`not exists (select from import_results r
        where r.lea = import_batches.lea and r.batch_id = import_batches.batch_id and not ${isAccepted('r')})`,
    )
    .orderBy('importChecks.batchId', 'desc')
    .limit(LOOKED_AT)
  const newest = <Measured>(kind: keyof DistrictMeasures) =>
    db
      .selectFrom(last.as('last'))
      .innerJoinLateral(
        sql<{ code: string; value: Measured }>`jsonb_each(last.measured->${sql.lit(kind)})`.as<'one'>(
          sql`one(code, value)`,
        ),
        (join) => join.onTrue(),
      )
      .select(['last.batchId', 'one.code', 'one.value'])
      .distinctOn('one.code')
      .orderBy('one.code')
      .orderBy('last.batchId', 'desc')
      .execute()
  const [counts, sites] = await Promise.all([
    newest<number>('counts'),
    newest<Record<string, number>>('sites'),
  ])
  return {
    counts: new Map(counts.map(({ code, batchId: id, value }) => [code, { batchId: id, measured: value }])),
    sites: new Map(sites.map(({ code, batchId: id, value }) => [code, { batchId: id, measured: value }])),
  }
}

/** A loss of fewer people says nothing, unless no one is left. */
const LEAST_LOST = 3

/** Returns what to say: loudly where it got worse, quietly where it is as before. */
const findingsOf = (
  measured: DistrictMeasures,
  accepted: AcceptedMeasures,
  settings: DistrictCheckSettings,
): StoredDistrictFinding[] => [
  ...Object.entries<CountCheck>(COUNT_CHECKS).flatMap(([code, { setting }]) => {
    const [limit, count] = [settings[setting], measured.counts[code]]
    if (limit === null || count === undefined || count <= limit) return []
    const before = accepted.counts.get(code)
    if (!before) return [finding(code, null, { count })]
    const more = count - before.measured
    const since = String(before.batchId)
    if (more > 0) return [finding(code, null, { count, more, since })]
    return [finding(code, null, { count, ...(more < 0 && { fewer: -more }), since }, 'info')]
  }),
  ...Object.entries<SiteCheck>(SITE_CHECKS).flatMap(([code, { setting }]) => {
    const [limit, now, then] = [settings[setting], measured.sites[code], accepted.sites.get(code)]
    if (limit === null || !now || !then) return []
    const since = String(then.batchId)
    return Object.entries(then.measured)
      .map(([site, before]) => ({ site, before, count: before - (now[site] ?? 0) }))
      .filter(
        ({ before, count }) => count * 100 > before * limit && (count >= LEAST_LOST || count === before),
      )
      .sort((a, b) => b.count - a.count)
      .map(({ site, before, count }) =>
        finding(code, site, { count, before, percent: Math.round((count * 1000) / before) / 10, since }),
      )
  }),
]

const finding = (
  code: string,
  value: string | null,
  params: FindingParams,
  severity: StoredDistrictFinding['severity'] = 'warning',
): StoredDistrictFinding => ({ code, severity, value, params })
