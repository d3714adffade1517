import type { RowCounts, UnknownValue } from '@edconsole/console-core/contract'
import { FINDING_CODES, type Usage } from '@edconsole/console-core/import-rules'
import { type RawBuilder, sql } from 'kysely'
import { DatabaseUnavailableError } from '../db/database-errors.ts'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { aboutSource, type Conclusion, failed } from './conclusion.ts'
import { type DetailScope, insertDetails } from './insert-details.ts'
import { type ComponentRun, loadComponent } from './load-component.ts'
import { noteCauses } from './note-causes.ts'
import { readComponent } from './read-component.ts'
import { reasonToStop } from './reason-to-stop.ts'
import { rememberRows } from './remembered-rows.ts'
import { NO_ROWS } from './row-counts.ts'
import type { RunContext } from './run-context.ts'
import { saveProgress } from './save-progress.ts'

/** Up to this many rows, even the worst query plan is fast. */
const FEW = 1000

/**
 * Imports one component from its source to the stored rows. Loading is one transaction, so that a component becomes
 * visible as a whole or not at all.
 */
export const runComponent = async (run: RunContext, component: ComponentRun): Promise<Conclusion> => {
  const { source, template, mode, etlStatusId, componentName } = component
  const startedAt = run.now()
  const scope: DetailScope = { lea: run.lea, batchId: run.batchId, etlStatusId, componentName }
  const opened = source.kind === 'open'
  await run.write((trx) =>
    saveProgress(trx, scope, {
      status: opened ? 'validating' : 'extracting',
      stage: opened ? 'validate' : 'extract',
      fileName: opened ? source.name : source.fileName,
      startedAt,
    }),
  )
  if (source.kind === 'failed') {
    const { finding } = source
    const failureOrigin = FINDING_CODES[finding.code].origin
    return end(run, { scope, template, mode, startedAt, usage: null }, async () =>
      failed({ message: finding.message, failureOrigin, lines: [aboutSource(finding)] }, NO_ROWS),
    )
  }

  const read = await readComponent({ run, scope, ...component, earlier: component.earlier ?? [], source })
  const stop = await reasonToStop({ ...run, componentName, mode, source, template }, read)
  if (!stop) {
    await run.write((trx) => saveProgress(trx, scope, { status: 'loading', stage: 'load' }))
    await refreshStagedStatistics(run.db, read.counts.recordsRead)
  }
  const conclusion = await end(run, { scope, template, mode, startedAt, usage: read.usage }, async (trx) => {
    if (!stop) {
      const loaded = await loadComponent(run, trx, { ...component, source }, read)
      if (loaded.status !== 'failed' && component.earlier)
        await rememberRows(trx, { lea: run.lea, etlStatusId }, read.memory)
      return loaded
    }
    await trx
      .deleteFrom('importStaged')
      .where('lea', '=', run.lea)
      .where('etlStatusId', '=', etlStatusId)
      .execute()
    return failed(stop, read.counts)
  })
  if (conclusion.status !== 'failed') {
    component.earlier?.push(read.memory)
    await refreshAfter(run.db, changedRows(conclusion.counts))
  }
  return conclusion
}

type Ending = Pick<ComponentRun, 'template' | 'mode'> & {
  scope: DetailScope
  startedAt: Date
  usage: Usage | null
}

const end = async (
  run: RunContext,
  { scope, template, mode, startedAt, usage }: Ending,
  conclude: (trx: Db) => Promise<Conclusion>,
): Promise<Conclusion> =>
  run.write(async (trx) => {
    const conclusion = await conclude(trx)
    const { lines, ...outcome } = conclusion
    const endedAt = run.now()
    const loggedAt = endedAt.toISOString()
    await insertDetails(
      trx,
      lines.map((line) => ({ ...line, loggedAt, scope })),
    )
    const { schoolYear } = template
    await noteCauses(trx, { ...scope, schoolYear, isComplete: mode === 'full' })
    const durationMs = endedAt.getTime() - startedAt.getTime()
    await saveProgress(trx, scope, { ...outcome, endedAt, durationMs })
    await trx
      .updateTable('importTemplates')
      .set({ lastBatchId: run.batchId, lastStatus: outcome.status, lastRunAt: endedAt })
      .where('id', '=', template.id)
      .execute()
    // After the template itself, in the same lock order as saving it.
    if (usage) await saveUsage(trx, template, usage)
    return conclusion
  })

const changedRows = ({ recordsInserted, recordsUpdated, recordsDeleted }: RowCounts): number =>
  recordsInserted + recordsUpdated + recordsDeleted

/** Without statistics, statements only take longer. On a cluster, sampling asks every server, and one may be down. */
const sample = async (db: Db, statement: RawBuilder<unknown>): Promise<void> => {
  try {
    await statement.execute(db)
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error
  }
}

/**
 * Updates planner statistics of the stored rows. The embedded engine never does so itself, and would pick an index that
 * reads a whole district for every row. Where another import is just doing it, this one needn't wait for its turn.
 */
export const refreshStatistics = async (db: Db): Promise<void> => {
  await sample(db, sql`analyze (skip_locked) sis_rows (lea, component, school_year, source_id, is_active)`)
}

/** How long statistics count as fresh, whatever other imports change. */
const REFRESH_MINUTES = 5

/**
 * Updates them once a tenth of the rows has changed: sampling takes half a second, however few have. What other imports
 * changed counts every few minutes only, since PostgreSQL doesn't begin to count anew after a sample of some columns: with
 * one such night each component would sample, one after another, and the database's own sampling never get its turn.
 * @param changed the caller's own changes, which the database counts with a delay
 */
const refreshAfter = async (db: Db, changed: number): Promise<void> => {
  const { rows } = await sql`select from pg_class c
    left join pg_stat_user_tables s on s.relid = c.oid
    where c.oid = 'sis_rows'::regclass and (${changed}::bigint > 0.1 * greatest(c.reltuples, 0)
      or (s.n_mod_since_analyze > 0.1 * greatest(c.reltuples, 0)
        and coalesce(greatest(s.last_analyze, s.last_autoanalyze) < clock_timestamp() - make_interval(mins => ${REFRESH_MINUTES}), true)))`.execute(
    db,
  )
  if (rows.length > 0) await refreshStatistics(db)
}

/**
 * Updates planner statistics of the staged rows. Without them, the planner assumes one row for this import, and finding
 * missing rows would scan all staged rows for every stored one.
 */
const refreshStagedStatistics = async (db: Db, rows: number): Promise<void> => {
  if (rows > FEW) await sample(db, sql`analyze import_staged (lea, etl_status_id, source_id, action)`)
}

/** Stores what the last run found in a template's source and codes. Not a user's change, so the version stays. */
export const saveUsage = async (
  trx: Db,
  { id: templateId, lea }: { id: number; lea: string },
  { header, translations, samples, unknown }: Usage,
): Promise<void> => {
  const counts = json(Object.fromEntries(translations))
  const codes = byColumn(samples, (values) => [...values])
  const notKnown = byColumn(unknown, mostRowsFirst)
  await sql`update import_template_translations
    set times_used_last_run = coalesce((${counts}::jsonb ->> id::text)::integer, 0)
    where lea = ${lea} and template_id = ${templateId}`.execute(trx)
  await sql`update import_template_columns set
    sample_values = coalesce(${codes}::jsonb -> column_name, '[]'),
    unknown_values = coalesce(${notKnown}::jsonb -> column_name, '[]')
    where lea = ${lea} and template_id = ${templateId}`.execute(trx)
  await trx
    .insertInto('importTemplateSources')
    .values({ lea, templateId, sourceColumns: json(header) })
    .onConflict((conflict) =>
      conflict
        .columns(['templateId', 'lea'])
        .doUpdateSet((eb) => ({ sourceColumns: eb.ref('excluded.sourceColumns') })),
    )
    .execute()
}

const byColumn = <T>(map: ReadonlyMap<string, T>, of: (values: T) => unknown): string =>
  json(Object.fromEntries([...map].map(([column, values]) => [column, of(values)])))

const mostRowsFirst = (codes: ReadonlyMap<string, number>): UnknownValue[] =>
  [...codes].map(([sourceValue, rows]) => ({ sourceValue, rows })).sort((a, b) => b.rows - a.rows)
