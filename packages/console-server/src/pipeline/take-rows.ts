import type { ChangedRow, RowCounts } from '@edconsole/console-core/contract'
import {
  createFinding,
  DATABASE_COLUMNS,
  type Finding,
  fixTargets,
  type ImportedRow,
  isAtClosedSites,
  isImported,
  type RowImporter,
  type SourceOrigin,
  sitesOf,
} from '@edconsole/console-core/import-rules'
import type { ReadRow } from '@edconsole/console-core/source-file'
import { searchTextOf } from '../db/search-text.ts'
import { type DetailLine, type DetailScope, insertDetails } from './insert-details.ts'
import type { LoadedTemplate } from './load-template.ts'
import { ROW_EXAMPLES } from './note-changed-rows.ts'
import { addCounts, type createTally, NO_ROWS } from './row-counts.ts'
import type { ReadContext, RunContext } from './run-context.ts'
import { saveProgress } from './save-progress.ts'
import type { OpenSource } from './source/opened-source.ts'
import { type StagedRow, stagedRecord, stageRows } from './stage-rows.ts'

type Taking = {
  run: ReadContext
  scope: DetailScope
  template: LoadedTemplate
  mode: LoadedTemplate['mode']
  source: Pick<OpenSource, 'origin'>
  importer: RowImporter
  tally: ReturnType<typeof createTally>
  closedSites: ReadonlySet<string>
  /** Nothing of the component was stored when reading began. */
  isFirst: boolean
  /** Skipped rows by excluded site; updated here. */
  leftOut: Map<string, number>
  /** Rows that say that their record is gone; updated here. */
  deletions: { rows: number }
  /** Rows that say the same as another one; updated here. */
  repeated: { rows: number }
  /** The first new records; updated here. */
  added: ChangedRow[]
}

/** A source row with the result of the import rules. */
export type TakenRow = ImportedRow & { fields: readonly string[]; rowNumber: number }

type Line = DetailLine & { scope: DetailScope }

/** What the import rules made of a chunk, before anything of it is written. */
export type JudgedRows = {
  staged: readonly StagedRow[]
  lines: readonly Line[]
  /** Those of this chunk. Which rows are new is known once they are staged. */
  counts: RowCounts
  /** By their keys. */
  accepted: ReadonlyMap<string, TakenRow>
}

/** Applies the import rules to a chunk of rows. */
export const judgeRows = async (taking: Taking, rows: readonly ReadRow[]): Promise<JudgedRows> => {
  const { run, scope, importer, tally, closedSites, leftOut, source } = taking
  const counts = { ...NO_ROWS }
  const lines: Line[] = []
  const staged: StagedRow[] = []
  const accepted = new Map<string, TakenRow>()
  const loggedAt = run.now().toISOString()
  const taken = rows.map(
    ({ fields, rowNumber }): TakenRow => ({ ...importer.importRow(fields, rowNumber), fields, rowNumber }),
  )
  await refuseNewAtClosed(run, scope, { taken, closedSites, origin: source.origin })

  for (const row of taken) {
    const { record, sourceId, findings } = row
    if (row.fate === 'other') continue
    if (row.fate === 'deleted') {
      taking.deletions.rows += 1
      if (sourceId !== null) staged.push({ ...notTaken(sourceId), isRemoval: true })
      continue
    }
    counts.recordsRead += 1
    tally.add(findings)
    for (const finding of findings) {
      lines.push(lineOf(taking, row, { finding, loggedAt }))
      counts[finding.severity === 'error' ? 'errorCount' : 'warningCount'] += 1
    }
    if (row.leftOutBy !== null) {
      // The stored row stays unchanged.
      counts.recordsUnchanged += 1
      leftOut.set(row.leftOutBy, (leftOut.get(row.leftOutBy) ?? 0) + 1)
      if (sourceId !== null) staged.push({ ...notTaken(sourceId), leftOutBy: row.leftOutBy })
      continue
    }
    if (row.fate === 'repeated') {
      taking.repeated.rows += 1
      counts.recordsUnchanged += 1
      continue
    }
    if (record === null || sourceId === null) {
      counts.recordsRejected += 1
      if (sourceId !== null && !findings.some((f) => f.code === 'V008')) staged.push(notTaken(sourceId))
      continue
    }
    if (findings.length > 0) counts.recordsWarned += 1
    staged.push({
      sourceId,
      record: stagedRecord(record),
      searchText: searchTextOf(scope.componentName, record),
      leftOutBy: null,
      isRemoval: false,
    })
    accepted.set(sourceId, row)
  }
  return { staged, lines, counts, accepted }
}

/** Stages a chunk of judged rows and logs its findings in one transaction. Returns the counts so far. */
export const saveRows = async (
  taking: Taking,
  { staged, accepted, ...judged }: JudgedRows,
  before: RowCounts,
): Promise<RowCounts> => {
  const { run, scope, template, mode, isFirst } = taking
  const counts = addCounts(before, judged.counts)
  const lines = [...judged.lines]
  const loggedAt = run.now().toISOString()
  const { etlStatusId, componentName: component } = scope
  const where = { etlStatusId, lea: run.lea, component, schoolYear: template.schoolYear }
  await run.write(async (trx) => {
    const actions = await stageRows(trx, { ...where, addOnly: mode === 'addOnly', isFirst }, staged)
    for (const [sourceId, action] of actions) {
      if (action === 'insert') {
        counts.recordsInserted += 1
        if (taking.added.length < ROW_EXAMPLES)
          taking.added.push({ sourceId, label: accepted.get(sourceId)?.recordLabel ?? null })
      } else if (action === 'update') counts.recordsUpdated += 1
      else counts.recordsUnchanged += 1
      const kept = action === 'manual' ? accepted.get(sourceId) : undefined
      if (!kept) continue
      // Count a row's warning only once.
      if (!lines.some((line) => line.rowNumber === kept.rowNumber)) counts.recordsWarned += 1
      const finding = createFinding('L002', { value: sourceId })
      lines.push(lineOf(taking, kept, { finding, loggedAt }))
      counts.warningCount += 1
    }
    await insertDetails(trx, lines)
    await saveProgress(trx, scope, { status: 'transforming', stage: 'transform', counts })
  })
  return counts
}

const lineOf = (
  { scope, importer, source }: Pick<Taking, 'scope' | 'importer' | 'source'>,
  { fields, rowNumber, sourceId, recordLabel, siteCode }: TakenRow,
  { finding, loggedAt }: Pick<DetailLine, 'finding' | 'loggedAt'>,
): Line => ({
  finding: source.origin === 'sis' ? ofSis(finding) : finding,
  loggedAt,
  scope,
  rowNumber,
  sourceId,
  recordLabel,
  siteCode,
  rowData: importer.rowData(fields),
})

/** Rows of a SIS have no header above them: callers that show their numbers have to know. */
const ofSis = (finding: Finding): Finding => {
  const params = { origin: 'sis' as const, ...finding.params }
  return { ...finding, params }
}

const notTaken = (sourceId: string): StagedRow => ({
  sourceId,
  record: null,
  searchText: null,
  leftOutBy: null,
  isRemoval: false,
})

type Rows = { taken: readonly TakenRow[]; closedSites: ReadonlySet<string>; origin: SourceOrigin }

/** R009: a closed site updates its records but takes no new ones. Marks new rows as rejected. */
const refuseNewAtClosed = async (
  { db, schoolYear, districtId }: Pick<RunContext, 'db' | 'schoolYear' | 'districtId'>,
  { lea, componentName }: DetailScope,
  { taken, closedSites, origin }: Rows,
): Promise<void> => {
  if (closedSites.size === 0 || !isImported(componentName)) return
  const there = taken.filter(({ record }) => record !== null && isAtClosedSites(record, closedSites))
  if (there.length === 0) return
  const stored = await db
    .selectFrom('sisRows')
    .select('sourceId')
    .where('lea', '=', lea)
    .where('component', '=', componentName)
    .where('schoolYear', '=', schoolYear)
    .where(
      'sourceId',
      'in',
      there.flatMap(({ sourceId }) => sourceId ?? []),
    )
    .execute()
  const known = new Set(stored.map((row) => row.sourceId))
  for (const row of there) {
    if (row.record === null || row.sourceId === null || known.has(row.sourceId)) continue
    const [site = ''] = sitesOf(row.record)
    const column = DATABASE_COLUMNS[componentName].find(({ refersTo }) => refersTo === 'sites')
    row.findings.push(
      createFinding('R009', {
        column,
        value: site,
        origin,
        fixTarget: fixTargets.knownSite({ districtId }, site),
      }),
    )
    row.record = null
  }
}
