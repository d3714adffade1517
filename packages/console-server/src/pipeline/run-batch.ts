import { COMPONENTS, type ComponentName, type RunStatus } from '@edconsole/console-core/contract'
import { createFinding, fixTargets, type RowMemory } from '@edconsole/console-core/import-rules'
import { addAccountsResult } from '../accounts/account-way.ts'
import { runAccounts } from '../accounts/run-accounts.ts'
import { archiveFiles } from '../inbox/archive-files.ts'
import { countOldFiles, noteFile } from '../inbox/old-files.ts'
import { filePatterns } from '../source-formats/file-patterns.ts'
import { findSets } from '../source-formats/format-sets.ts'
import { FileStoreError } from '../storage/file-store.ts'
import { UnavailableError } from '../unavailable-error.ts'
import { checkDistrict } from './checks/check-district.ts'
import { concludeBatch, type Outcome, RUNNING_STATUSES } from './conclude-batch.ts'
import type { ComponentRun } from './load-component.ts'
import { type LoadedTemplate, loadTemplate } from './load-template.ts'
import { forgetRows, rememberedRows } from './remembered-rows.ts'
import { NO_ROWS } from './row-counts.ts'
import { runComponent } from './run-component.ts'
import type { RunContext } from './run-context.ts'
import { sumUp } from './save-progress.ts'
import { openApi } from './source/open-api.ts'
import { openFile } from './source/open-file.ts'
import { openFormat } from './source/open-format.ts'
import type { FailedSource, OpenedSource } from './source/opened-source.ts'

type Mode = ComponentRun['mode']
/** By result ID, as several templates may read a component. */
type Outcomes = Map<number, Outcome>

/**
 * Runs the rest of a batch in load order. Components finished by an earlier attempt stay; one that was interrupted
 * starts over.
 */
export const runBatch = async (run: RunContext, mode: Mode | undefined): Promise<void> => {
  await startAnew(run)
  await addAccountsResult(run)
  const results = await run.db
    .selectFrom('importResults')
    .select([
      'etlStatusId',
      'componentName',
      'templateId',
      'templateName',
      'status',
      'message',
      'failureOrigin',
    ])
    .where('batchId', '=', run.batchId)
    .orderBy('sequence')
    .execute()
  const open = results
    .filter((result) => result.status === 'queued' && result.componentName !== 'accounts')
    .map((result) => ({
      ...result,
      // Rows of the component's other templates are missing from this file, but not gone.
      sharesComponent: results.some(
        (other) => other !== result && other.componentName === result.componentName,
      ),
    }))
  await setBatch(run, { status: 'extracting' })
  await takeFiles(run, open)
  const sources = await openAll(run, open, { mode, shared: await remembered(run, results, open) })
  const expected = sources.reduce(
    (sum, { source }) => sum + (source.kind === 'open' ? source.rowsExpected : 0),
    0,
  )
  await run.write(async (trx) => {
    const { recordsRead } = await trx
      .selectFrom('importBatches')
      .select('recordsRead')
      .where('batchId', '=', run.batchId)
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('importBatches')
      .set({ recordsExpected: recordsRead + expected })
      .where('batchId', '=', run.batchId)
      .execute()
  })

  const outcomes: Outcomes = new Map(results.map((result) => [result.etlStatusId, result]))
  for (const component of sources) {
    const { etlStatusId, componentName, source } = component
    const parent = failedParent(componentName, outcomes)
    if (!parent) await setBatch(run, { status: source.kind === 'open' ? 'transforming' : 'extracting' })
    const outcome = parent ? await cancel(run, etlStatusId, parent) : await runComponent(run, component)
    outcomes.set(etlStatusId, { ...outcome, componentName })
  }
  for (const { etlStatusId, componentName, status } of results) {
    if (componentName !== 'accounts' || status !== 'queued') continue
    const parent = failedParent(componentName, outcomes)
    const outcome = parent
      ? await cancel(run, etlStatusId, parent)
      : await runAccounts(run, etlStatusId, mode)
    outcomes.set(etlStatusId, { ...outcome, componentName })
  }
  await run.write((trx) => checkDistrict(trx, run))
  await endBatch(run, outcomes)
}

/** Deletes the log and the staged rows of interrupted components, which have changed nothing else. */
const startAnew = (run: RunContext): Promise<void> =>
  run.write(async (trx) => {
    const begun = await trx
      .updateTable('importResults')
      .set({
        ...NO_ROWS,
        status: 'queued',
        stage: 'extract',
        startedAt: null,
        message: null,
        failureOrigin: null,
      })
      .where('batchId', '=', run.batchId)
      .where('status', 'in', RUNNING_STATUSES)
      .returning('etlStatusId')
      .execute()
    const ids = begun.map((result) => result.etlStatusId)
    if (ids.length > 0) {
      for (const table of ['importDetails', 'importStaged'] as const)
        await trx.deleteFrom(table).where('lea', '=', run.lea).where('etlStatusId', 'in', ids).execute()
    }
    await sumUp(trx, run.batchId)
  })

type Open = {
  etlStatusId: number
  componentName: ComponentName
  templateId: number | null
  sharesComponent: boolean
}

type Finished = { etlStatusId: number; componentName: ComponentName; status: RunStatus }

/** Loads the keys of sources finished by an earlier attempt, for open components. */
const remembered = async (
  { db, lea }: RunContext,
  results: readonly Finished[],
  open: readonly Open[],
): Promise<Map<ComponentName, RowMemory[]>> => {
  const shared = new Map<ComponentName, RowMemory[]>()
  for (const { etlStatusId, componentName, status } of results) {
    if (status === 'queued' || !open.some((one) => one.componentName === componentName)) continue
    const memory = await rememberedRows(db, { lea, etlStatusId })
    if (memory) shared.set(componentName, [...(shared.get(componentName) ?? []), memory])
  }
  return shared
}

const openAll = async (
  run: RunContext,
  open: readonly Open[],
  { mode, shared }: { mode: Mode | undefined; shared: Map<ComponentName, RowMemory[]> },
): Promise<ComponentRun[]> => {
  const sources: ComponentRun[] = []
  for (const { etlStatusId, componentName, templateId, sharesComponent } of open) {
    const template = templateId === null ? null : await loadTemplate(run.db, templateId)
    if (!template) {
      await cancel(run, etlStatusId, null)
      continue
    }
    const source = await openSource(run, template)
    const wanted = mode ?? template.mode
    const isPartial = sharesComponent || (source.kind === 'open' && source.changesOnly)
    const own = isPartial && wanted === 'full' ? 'delta' : wanted
    const earlier = sharesComponent ? (shared.get(componentName) ?? []) : null
    if (earlier) shared.set(componentName, earlier)
    sources.push({ etlStatusId, componentName, template, mode: own, source, earlier })
  }
  return sources
}

/** Takes the waiting files of these templates, so that what is read can't be replaced on the way. */
const takeFiles = async (run: RunContext, open: readonly Open[]): Promise<void> => {
  const ids = open.flatMap(({ templateId }) => templateId ?? [])
  if (ids.length === 0) return
  const templates = await run.db
    .selectFrom('importTemplates')
    .select(['filePattern', 'sourceFormat'])
    .where('id', 'in', ids)
    .where('source', '!=', 'api')
    .execute()
  const patterns = templates.flatMap(filePatterns)
  const { store } = run.copies
  await run.write((trx) =>
    archiveFiles({ trx, store }, run.inbox, { batchId: run.batchId, patterns, now: run.now() }),
  )
}

const failedParent = (component: ComponentName, outcomes: Outcomes): ComponentName | null =>
  COMPONENTS[component].dependsOn.find((parent) =>
    [...outcomes.values()].some(
      ({ componentName, status }) =>
        componentName === parent && (status === 'failed' || status === 'cancelled'),
    ),
  ) ?? null

const cancel = async (
  run: RunContext,
  etlStatusId: number,
  parent: ComponentName | null,
): Promise<Omit<Outcome, 'componentName'>> => {
  const message = parent ? `Skipped: ${parent} failed` : 'Skipped: the template was removed'
  const outcome = { status: 'cancelled', message, failureOrigin: null } as const
  await run.write((trx) =>
    trx
      .updateTable('importResults')
      .set({ ...outcome, endedAt: run.now() })
      .where('etlStatusId', '=', etlStatusId)
      .execute(),
  )
  return outcome
}

const setBatch = (run: RunContext, values: { status: RunStatus }): Promise<unknown> =>
  run.write((trx) =>
    trx.updateTable('importBatches').set(values).where('batchId', '=', run.batchId).execute(),
  )

const endBatch = async (run: RunContext, outcomes: Outcomes): Promise<void> => {
  const concluded = concludeBatch([...outcomes.values()])
  const endedAt = run.now()
  await run.write(async (trx) => {
    const { startedAt } = await trx
      .selectFrom('importBatches')
      .select('startedAt')
      .where('batchId', '=', run.batchId)
      .executeTakeFirstOrThrow()
    await sumUp(trx, run.batchId)
    await forgetRows(trx, run)
    const oldFiles = await countOldFiles(trx, run)
    await trx
      .updateTable('importBatches')
      .set({
        ...concluded,
        oldFiles,
        endedAt,
        durationMs: Math.max(0, endedAt.getTime() - Date.parse(startedAt)),
      })
      .where('batchId', '=', run.batchId)
      .execute()
  })
}

/** Opens the source of a template's rows. */
const openSource = async (run: RunContext, template: LoadedTemplate): Promise<OpenedSource> => {
  if (template.source === 'api') return openApi(run, template)
  const { inbox, copies, districtId } = run
  const files = { copies, folder: inbox.folder }
  const { sourceFormat } = template
  const opening =
    sourceFormat === null
      ? openFile(files, template, districtId)
      : openFormat((format) => findSets(files, format), { ...template, sourceFormat }, districtId)
  const source = await opening.catch((error: unknown) => {
    // Then it isn't the file that is to blame.
    if (error instanceof FileStoreError || error instanceof UnavailableError) throw error
    return unreadable(template, districtId)
  })
  if (source.kind === 'failed' || source.file === undefined) return source
  const read = { lea: run.lea, templateId: template.id, file: source.file, now: run.now() }
  const old = await run.write((trx) => noteFile(trx, read))
  return { ...source, findings: [...source.findings, ...old] }
}

/** A file that was just removed or is locked counts as missing. */
const unreadable = ({ filePattern, id }: LoadedTemplate, districtId: string): FailedSource => ({
  kind: 'failed',
  fileName: null,
  finding: createFinding('E004', {
    fixTarget: fixTargets.template({ districtId, templateId: id }),
    params: { pattern: filePattern, locked: true },
  }),
})
