import {
  type BlackoutRange,
  type Export,
  type ExportDelay,
  resources,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField, maybeEmpty } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { ExportSecretName } from '../../db/schema/exports.ts'
import type { Db } from '../../db/schema.ts'
import { exportDelays } from '../../exports/export-delays.ts'
import { scheduledExports } from '../../exports/scheduled-exports.ts'
import { ApiError } from '../../http/api-error.ts'
import { isBlackout, nextRun, type Scheduled } from '../../schedules/due-work.ts'

export const exportPlan = listPlan(resources.exports.list, {
  fields: {
    id: columnField('integer', 'exports.id'),
    name: columnField('text', 'exports.name'),
    productName: columnField('text', 'products.name'),
    schoolYear: columnField('integer', 'exports.schoolYear'),
    lastSentAt: maybeEmpty(columnField('instant', 'exports.lastSentAt')),
    productId: columnField('integer', 'exports.productId'),
    isEnabled: columnField('boolean', 'exports.isEnabled'),
    deliveryMethod: columnField('code', 'exports.deliveryMethod'),
    lastStatus: columnField('code', 'exports.lastStatus'),
  },
  searched: [sql.ref('exports.name'), sql.ref('products.name')],
})

/** The exports of a district as their list shows them. Of secrets they tell when they were saved (R35). */
export const exportRows = (db: Db, lea: string) =>
  db
    .selectFrom('exports')
    .innerJoin('products', 'products.id', 'exports.productId')
    .select(['exports.id', 'exports.lea', 'exports.schoolYear', 'exports.productId'])
    .select(['products.name as productName', 'exports.name', 'isEnabled', 'exportType', 'components'])
    .select(['deliveryMethod', 'host', 'port', 'username', 'remotePath', 'fileNamePattern'])
    .select([savedAt('password').as('passwordSavedAt'), savedAt('privateKey').as('privateKeySavedAt')])
    .select(['delimiter', 'includeHeader', 'quoteAll', 'lineEnding', 'encoding', 'zip'])
    .select(['siteCodes', 'gradeLevels', 'includeInactive'])
    .select(['scheduleEnabled', 'scheduleTime', 'scheduleDays', 'blackoutRanges', 'notifyEmails'])
    .select(['lastSentAt', 'lastStatus', 'lastBatchId', 'rolledOverFromId'])
    .select((eb) => {
      const last = eb
        .selectFrom('exportBatches')
        .whereRef('exportBatches.lea', '=', 'exports.lea')
        .whereRef('exportBatches.batchId', '=', 'exports.lastBatchId')
      return [last.select('startedAt').as('lastRunAt'), last.select('message').as('lastMessage')]
    })
    // Told by `withRuns`.
    .select(sql<string | null>`null`.as('nextRunAt'))
    .select(sql<ExportDelay | null>`null`.as('delay'))
    .select(['exports.createdAt', 'exports.createdBy', 'exports.updatedAt', 'exports.updatedBy'])
    .where('exports.lea', '=', lea)

const savedAt = (name: ExportSecretName) =>
  sql<string | null>`${sql.ref('exports.secrets')}->${sql.lit(name)}->>'savedAt'`

type When = { lea: string; now: Date }

/**
 * Exports with the moment of their next run and why they are late, which isn't stored: it follows from schedule, calendar,
 * district, and what runs now.
 */
export const withRuns = async (db: Db, rows: readonly Export[], when: When): Promise<Export[]> => {
  if (rows.length === 0) return []
  const next = await nextSendings(db, when)
  const planned = rows.map((row) => ({ ...row, nextRunAt: next.get(row.id) ?? null }))
  const delays = await exportDelays(db, planned, when)
  return planned.map((row) => ({ ...row, delay: delays.get(row.id) ?? null }))
}

export const readExport = async (db: Db, id: number, when: When): Promise<Export> => {
  const stored = await exportRows(db, when.lea).where('exports.id', '=', id).executeTakeFirstOrThrow()
  const [read = stored] = await withRuns(db, [stored], when)
  return read
}

/** The export that a write is about, held until the write is done. */
export const lockExport = async (trx: Db, lea: string, id: number) => {
  const found = await trx
    .selectFrom('exports')
    .selectAll()
    .where('id', '=', id)
    .where('lea', '=', lea)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw noExport()
  return found
}

export const noExport = () => new ApiError(404, 'Export not found.')

type Sent = Scheduled & { blackoutRanges: readonly BlackoutRange[] }

/** When what is sent by itself in a district is sent next: ISO instants by the export's id. */
const nextSendings = async (
  db: Db,
  { lea, now }: { lea: string; now: Date },
): Promise<Map<number, string>> => {
  const { rows } = await sql<Sent>`
    select s.*, e.blackout_ranges from (${scheduledExports}) s join exports e on e.id = s.id
    where s.lea = ${lea}`.execute(db)
  return new Map(
    rows.flatMap((row) => {
      const next = nextSending(row, now)
      return next === null ? [] : [[row.id, next.toISOString()] as const]
    }),
  )
}

/** A schedule that only ever meets days without sending has no next run worth naming. */
const LOOKED_AT = 400

const nextSending = ({ timeZone, blackoutRanges, ...schedule }: Sent, after: Date): Date | null => {
  const next = (from: Date) => nextRun({ ...schedule, scheduleEnabled: true }, timeZone, from)
  let found = next(after)
  for (let looked = 0; found !== null && looked < LOOKED_AT; looked += 1) {
    if (!isBlackout(blackoutRanges, timeZone, found)) return found
    found = next(found)
  }
  return null
}
