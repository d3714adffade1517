import {
  type AlertEvent,
  AUTH_SETTINGS,
  type ComponentName,
  effectiveSettings,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { certificatesOf } from '../session/provider-settings/certificates.ts'

/** Something that is wrong in a district now. */
type Cause = {
  districtId: number
  event: AlertEvent
  componentName: ComponentName | null
  percent: number | null
  count: number | null
  batchId: number | null
  expiresAt: string | null
}

/** What a summary of a district says, as far as alerts are about it. */
type Standing = {
  districtId: number
  isActive: boolean
  importState: string
  lastImportBatchId: number | null
  rejectedPercent: number | null
  exportsFailing: number
  /** Components of the last import that failed. */
  componentsFailed: number
}

const CERTIFICATE: readonly AlertEvent[] = ['certificateExpiring']
const OF_SUMMARIES: readonly AlertEvent[] = [
  'importFailed',
  'importHeld',
  'importLate',
  'rejectedRows',
  'exportFailed',
]

/** Opens and closes the causes of districts that were just summarized, in the same transaction. */
export const noteCauses = async (trx: Db, standings: readonly Standing[], now: Date): Promise<void> => {
  const active = standings.filter(({ isActive }) => isActive)
  const results = await resultsOf(
    trx,
    active.flatMap(({ lastImportBatchId }) => lastImportBatchId ?? []),
  )
  const districtOf = new Map(active.map((one) => [one.lastImportBatchId, one.districtId]))
  const placed = results.flatMap(({ batchId, ...result }) => {
    const districtId = districtOf.get(batchId)
    return districtId === undefined ? [] : [{ ...result, batchId, districtId }]
  })
  await settle(trx, {
    events: OF_SUMMARIES,
    districtIds: standings.map(({ districtId }) => districtId),
    judged: placed.map(({ districtId, componentName }) => ({ districtId, componentName })),
    causes: [...active.flatMap(causesOfDistrict), ...placed.flatMap(causesOfResult)],
    now,
  })
}

const cause = (districtId: number, event: AlertEvent, more: Partial<Cause> = {}): Cause =>
  Object.assign(
    { districtId, event, componentName: null, percent: null, count: null, batchId: null, expiresAt: null },
    more,
  )

const causesOfDistrict = (standing: Standing): Cause[] => {
  const { districtId, importState, lastImportBatchId: batchId, rejectedPercent, exportsFailing } = standing
  const found: Cause[] = []
  if (importState === 'failed') found.push(cause(districtId, 'importFailed', { batchId }))
  else if (standing.componentsFailed > 0)
    found.push(cause(districtId, 'importFailed', { batchId, count: standing.componentsFailed }))
  if (importState === 'held') found.push(cause(districtId, 'importHeld', { batchId }))
  if (importState === 'late') found.push(cause(districtId, 'importLate'))
  if (rejectedPercent !== null && rejectedPercent > 0)
    found.push(cause(districtId, 'rejectedRows', { batchId, percent: rejectedPercent }))
  if (exportsFailing > 0) found.push(cause(districtId, 'exportFailed', { count: exportsFailing }))
  return found
}

type Result = {
  batchId: number
  districtId: number
  componentName: ComponentName
  recordsRead: number
  recordsRejected: number
}

const causesOfResult = (result: Result): Cause[] => {
  const { districtId, componentName, batchId, recordsRead, recordsRejected } = result
  if (recordsRead === 0 || recordsRejected === 0) return []
  const percent = Math.round((recordsRejected / recordsRead) * 10_000) / 100
  return [cause(districtId, 'rejectedRows', { componentName, batchId, percent })]
}

/** What each component of the batches read: several templates of a batch may load one. */
const resultsOf = async (trx: Db, batchIds: readonly number[]) => {
  if (batchIds.length === 0) return []
  const { rows } = await sql<Omit<Result, 'districtId'>>`
    select batch_id, component_name, sum(records_read)::integer as records_read,
      sum(records_rejected)::integer as records_rejected
    from import_results where batch_id = any(${[...batchIds]}::bigint[]) and status <> 'cancelled'
    group by batch_id, component_name`.execute(trx)
  return rows
}

const EXPIRES_SOON_MS = 30 * 86_400_000

/** Opens and closes the causes of certificates and secrets of sign-in providers, which no import tells of. */
export const noteExpiries = async (db: Db, now: Date): Promise<void> => {
  const providers = await db
    .selectFrom('authentications')
    .innerJoin('districts', 'districts.illuminateClientId', 'authentications.clientId')
    .select(['districts.id as districtId', 'provider', 'settings'])
    .where('isEnabled', '=', true)
    .where('districts.isActive', '=', true)
    .execute()
  const soon = new Date(now.getTime() + EXPIRES_SOON_MS).toISOString()
  const first = new Map<number, string>()
  for (const { districtId, provider, settings } of providers)
    for (const at of expiriesOf(provider, settings))
      if (at < soon && at < (first.get(districtId) ?? soon)) first.set(districtId, at)
  await db.transaction().execute((trx) =>
    settle(trx, {
      events: CERTIFICATE,
      districtIds: null,
      judged: [],
      causes: [...first].map(([districtId, expiresAt]) =>
        cause(districtId, 'certificateExpiring', { expiresAt }),
      ),
      now,
    }),
  )
}

type Provider = keyof typeof AUTH_SETTINGS

/** Certificates of one setting stand beside each other, so that the last of them counts. */
const expiriesOf = (provider: Provider, settings: Readonly<Record<string, unknown>>): string[] => {
  const last = new Map<string, string>()
  for (const { setting, notAfter } of certificatesOf(provider, settings))
    if (notAfter !== null && notAfter > (last.get(setting) ?? '')) last.set(setting, notAfter)
  const { secretExpiresOn } = effectiveSettings(AUTH_SETTINGS[provider], settings)
  const secret =
    typeof secretExpiresOn === 'string' && !Number.isNaN(Date.parse(secretExpiresOn))
      ? [new Date(secretExpiresOn).toISOString()]
      : []
  return [...last.values(), ...secret]
}

type Settling = {
  events: readonly AlertEvent[]
  /** Null: all of them were looked at. */
  districtIds: readonly number[] | null
  /** Components that were looked at. Causes of others stay: an import may load some only. */
  judged: readonly { districtId: number; componentName: ComponentName }[]
  causes: readonly Cause[]
  now: Date
}

const settle = async (trx: Db, { events, districtIds, judged, causes, now }: Settling): Promise<void> => {
  const found = sql`jsonb_to_recordset(${json(causes)}::jsonb) as found (
    "districtId" integer, event text, "componentName" text, percent double precision, count integer,
    "batchId" bigint, "expiresAt" timestamptz)`
  await sql`update alert_causes c set closed_at = ${now}::timestamptz, is_pending = true
    where c.closed_at is null and c.event = any(${[...events]}::text[])
      and (${districtIds === null} or c.district_id = any(${[...(districtIds ?? [])]}::integer[]))
      and (c.component_name is null or exists (
        select 1 from jsonb_to_recordset(${json(judged)}::jsonb) as judged ("districtId" integer, "componentName" text)
        where judged."districtId" = c.district_id and judged."componentName" = c.component_name))
      and not exists (select 1 from ${found} where found."districtId" = c.district_id and found.event = c.event
        and found."componentName" is not distinct from c.component_name)`.execute(trx)
  if (causes.length === 0) return
  await sql`insert into alert_causes as c
      (district_id, event, component_name, percent, count, batch_id, expires_at, changed_at)
    select "districtId", event, "componentName", percent, count, "batchId", "expiresAt", ${now}::timestamptz from ${found}
    on conflict (district_id, event, coalesce(component_name, '')) where closed_at is null do update set
      percent = excluded.percent, count = excluded.count, batch_id = excluded.batch_id,
      expires_at = excluded.expires_at, changed_at = excluded.changed_at, is_pending = true
    where (c.percent, c.count, c.batch_id, c.expires_at)
      is distinct from (excluded.percent, excluded.count, excluded.batch_id, excluded.expires_at)`.execute(
    trx,
  )
}
