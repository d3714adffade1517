import { formatDateTimeWithZone, type RolloverPreview, zonedDay } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { RUNNING_STATUSES } from '../pipeline/conclude-batch.ts'
import { countExportsToCopy } from './copy-exports.ts'
import { countStaffToCopy } from './copy-staff.ts'
import { countTemplatesToCopy, noTemplates } from './copy-templates.ts'
import { alreadyOn, isBehind } from './roll-over.ts'

export type PreviewOptions = {
  readonly districtIds: readonly number[]
  readonly at: Date
  /** Of times in messages. */
  readonly wordsZone: string
}

/**
 * Says of each district, in their order, what keeps it from being rolled over now.
 * @throws ApiError 404 if one of them isn't active or isn't there
 */
export const checkDistricts = async (db: Db, { districtIds, at, wordsZone }: PreviewOptions) => {
  const found = await db
    .selectFrom('districts')
    .select(['id', 'lea', 'districtName', 'state', 'sisYear', 'timeZone'])
    .where('id', 'in', districtIds)
    .where('isActive', '=', true)
    .execute()
  const byId = new Map(found.map((district) => [district.id, district]))
  const leas = found.map(({ lea }) => lea)
  const templates = new Map((await countTemplatesToCopy(db, leas)).map((row) => [row.lea, row]))
  const running = await runsOf(db, leas)
  return districtIds.map((id) => {
    const district = byId.get(id)
    if (!district) throw new ApiError(404, `District ${id} not found.`, 'districtIds')
    const { lea, districtName, sisYear } = district
    const run = running.get(lea)
    const blocked = !isBehind(sisYear, at)
      ? alreadyOn(districtName, sisYear)
      : run
        ? `${run.what} has been running since ${formatDateTimeWithZone(run.startedAt, wordsZone)}.`
        : null
    const advice = blocked === null && !templates.has(lea) ? noTemplates(sisYear) : null
    return { ...district, blocked, advice, templates: templates.get(lea)?.count ?? 0 }
  })
}

/** What a rollover of each district would copy now. */
export const previewRollovers = async (db: Db, options: PreviewOptions): Promise<RolloverPreview[]> => {
  const districts = await checkDistricts(db, options)
  const open = districts.filter(({ blocked }) => blocked === null)
  const staff = await countStaffToCopy(
    db,
    open.map(({ lea, sisYear, timeZone }) => ({ lea, year: sisYear, today: zonedDay(options.at, timeZone) })),
  )
  const exports = await countExportsToCopy(
    db,
    open.map(({ lea }) => lea),
  )
  const countIn = (counts: readonly { lea: string; count: number }[]) =>
    new Map(counts.map(({ lea, count }) => [lea, count]))
  const staffOf = countIn(staff)
  const exportsOf = countIn(exports)
  return districts.map(({ id, lea, districtName, state, sisYear, blocked, advice, templates }) => ({
    id,
    lea,
    districtName,
    state,
    fromYear: sisYear,
    blocked,
    advice,
    staff: staffOf.get(lea) ?? 0,
    templates: blocked === null ? templates : 0,
    exports: exportsOf.get(lea) ?? 0,
  }))
}

/** What runs in districts, and has to end before they are rolled over. */
const runsOf = async (db: Db, leas: readonly string[]) => {
  const running = new Map<string, { what: string; startedAt: string }>()
  for (const [table, what] of [
    ['exportBatches', 'An export'],
    ['importBatches', 'An import'],
  ] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['lea', 'startedAt'])
      .where('lea', 'in', leas)
      .where('status', 'in', RUNNING_STATUSES)
      .execute()
    for (const { lea, startedAt } of rows) running.set(lea, { what, startedAt })
  }
  return running
}
