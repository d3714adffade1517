import type { ImportLogHeader } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { uniqueViolation } from '../db/database-errors.ts'
import type { Db } from '../db/schema.ts'
import { queueTemplates, runningSince } from '../pipeline/queue-templates.ts'
import { matchesPattern } from '../pipeline/source/find-file.ts'
import { rollingSince } from '../rollovers/rolling-since.ts'
import { filePatterns } from '../source-formats/file-patterns.ts'
import { listedFiles } from '../source-formats/format-sets.ts'
import type { FileStore } from '../storage/file-store.ts'
import { type DistrictInbox, inboxOf, isReceiving } from './district-inbox.ts'
import { automaticStop, importSettingsOf } from './import-settings.ts'

/** Files of a district that are imported together. */
export type FileSet = {
  readonly lea: string
  /** Names of waiting files. */
  readonly names: readonly string[]
  readonly triggerType: 'arrival' | 'manual'
  /** How the files came; without it, as the templates expect them. */
  readonly source?: ImportLogHeader['source']
  /** The user who started it; null for none. */
  readonly triggeredBy: string | null
  readonly now: Date
  /** Records who started it, in the same transaction. Absent for what starts by itself. */
  readonly record?: (trx: Db, batchId: number) => Promise<void>
}

export type SetStart =
  | { kind: 'started'; batchId: number }
  | { kind: 'running'; startedAt: string }
  /** A rollover of the district is running. */
  | { kind: 'rolling'; startedAt: string }
  /** None of the templates that are on takes one of the files, or imports are off. */
  | { kind: 'refused'; reason: 'off' | 'noTemplate' }

/** Queues an import of the templates that are on and take one of the files, with its job in one transaction. */
export const startImportOf = async (
  db: Db,
  { lea, names, triggerType, source, triggeredBy, now, record }: FileSet,
): Promise<SetStart> => {
  const templates = await fileTemplates(db, lea)
  if (templates === null) return { kind: 'refused', reason: 'off' }
  const templateIds = templates
    .filter(({ patterns }) => patterns.some((pattern) => names.some((name) => matchesPattern(pattern, name))))
    .map(({ id }) => id)
  if (templateIds.length === 0) return { kind: 'refused', reason: 'noTemplate' }
  try {
    return await db.transaction().execute(async (trx) => {
      const rolling = await rollingSince(trx, lea)
      if (rolling !== null) return { kind: 'rolling', startedAt: rolling }
      const running = await runningSince(trx, lea)
      if (running !== null) return { kind: 'running', startedAt: running }
      const batchId = await queueTemplates(trx, {
        lea,
        templateIds,
        triggerType,
        source,
        triggeredBy,
        mode: undefined,
        now,
      })
      await record?.(trx, batchId)
      return { kind: 'started', batchId }
    })
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error
    return { kind: 'running', startedAt: (await runningSince(db, lea)) ?? now.toISOString() }
  }
}

/** How long nothing more may arrive before a set counts as complete. */
export const QUIET_MS = 10_000

/**
 * Starts an import for each district whose set is complete: every template that is on and reads files has a waiting one, and
 * nothing more is on its way. What can't start now is tried again until it can.
 */
export const startCompleteSets = async (
  db: Db,
  { store, now, onError }: { store: FileStore; now: Date; onError: (error: unknown) => void },
): Promise<void> => {
  const quiet = new Date(now.getTime() - QUIET_MS)
  const { rows } = await sql<{ lea: string; names: string[]; timeZone: string }>`
    select f.lea, json_agg(f.name) filter (where f.problem is null) as names, d.time_zone from inbox_files f join districts d on d.lea = f.lea
    where f.batch_id is null and f.starts_import and d.is_active
    group by f.lea, d.time_zone having count(*) filter (where f.problem is null) > 0 and max(f.arrived_at) <= ${quiet.toISOString()}::timestamptz`.execute(
    db,
  )
  for (const { lea, names, timeZone } of rows)
    try {
      const settings = await importSettingsOf(db, lea)
      if (!settings.startsWhenComplete || automaticStop(settings, timeZone, now) !== null) continue
      const inbox = inboxOf(lea)
      if (!(await isCompleteSet({ db, store }, inbox, names)) || (await isReceiving(store, inbox))) continue
      await startImportOf(db, { lea, names, triggerType: 'arrival', triggeredBy: null, now })
    } catch (error) {
      // One district keeps no other from starting.
      onError(error)
    }
}

/** True if each template that is on and reads files takes one of these, or the manifest of its format says that it lacks none. */
export const isCompleteSet = async (
  { db, store }: { db: Db; store: FileStore },
  { lea, folder }: Pick<DistrictInbox, 'lea' | 'folder'>,
  names: readonly string[],
): Promise<boolean> => {
  const templates = (await fileTemplates(db, lea)) ?? []
  const isThere = (pattern: string) => names.some((name) => matchesPattern(pattern, name))
  const listed = new Map<string, readonly string[] | null>()
  for (const format of new Set(templates.flatMap((template) => template.sourceFormat ?? [])))
    listed.set(format, await listedFiles({ store, folder }, format, isThere))
  return (
    templates.length > 0 &&
    templates.every(({ filePattern, sourceFormat }) =>
      (listed.get(sourceFormat ?? '') ?? [filePattern]).every(isThere),
    )
  )
}

export type FileTemplate = {
  id: number
  filePattern: string
  sourceFormat: string | null
  /** Names of all files that it reads. */
  patterns: readonly string[]
}

/** The templates of the district's year that are on and read files; null if its imports are off. */
export const fileTemplates = async (db: Db, lea: string): Promise<FileTemplate[] | null> => {
  const district = await db
    .selectFrom('districts')
    .select(['sisYear', 'importsEnabled'])
    .where('lea', '=', lea)
    .executeTakeFirst()
  if (!district?.importsEnabled) return null
  const templates = await db
    .selectFrom('importTemplates')
    .select(['id', 'filePattern', 'sourceFormat'])
    .where('lea', '=', lea)
    .where('schoolYear', '=', district.sisYear)
    .where('isEnabled', '=', true)
    .where('source', '!=', 'api')
    .execute()
  return templates.flatMap(({ id, filePattern, sourceFormat }) =>
    filePattern === null
      ? []
      : { id, filePattern, sourceFormat, patterns: filePatterns({ filePattern, sourceFormat }) },
  )
}
