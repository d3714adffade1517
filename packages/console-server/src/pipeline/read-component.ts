import { setImmediate } from 'node:timers/promises'
import {
  type ChangedRow,
  CONSTANTS,
  type ComponentName,
  type RowCounts,
  zonedDay,
} from '@edconsole/console-core/contract'
import {
  createDateScan,
  createFinding,
  createRowImporter,
  createRowMemory,
  type DateOrders,
  type DateScan,
  type Finding,
  type RowImporter,
  type RowMemory,
  type Usage,
} from '@edconsole/console-core/import-rules'
import type { ReadRow } from '@edconsole/console-core/source-file'
import type { Db } from '../db/schema.ts'
import { type Excluded, loadExcluded } from './excluded-sites.ts'
import { type DetailScope, insertDetails } from './insert-details.ts'
import type { LoadedTemplate } from './load-template.ts'
import { loadLookups } from './lookups.ts'
import { createTally, NO_ROWS } from './row-counts.ts'
import type { ReadContext } from './run-context.ts'
import { saveProgress } from './save-progress.ts'
import { BrokenSourceError, type OpenSource } from './source/opened-source.ts'
import { judgeRows, saveRows } from './take-rows.ts'

type Reading = {
  run: ReadContext
  scope: DetailScope
  template: LoadedTemplate
  mode: LoadedTemplate['mode']
  source: OpenSource
  earlier: readonly RowMemory[]
}

type StoredRows = { lea: string; schoolYear: number; component: ComponentName }

export type ReadComponent = {
  counts: RowCounts
  /** The message about a missing required column. */
  fatal: string | null
  /** Why the source couldn't be read to its end. */
  broken: Finding | null
  tally: ReturnType<typeof createTally>
  /** Null if no header was read. */
  usage: Usage | null
  memory: RowMemory
  /** Nothing of the component was stored when reading began. */
  isFirst: boolean
  /** The excluded sites when reading began. */
  excluded: Excluded | null
  /** Skipped rows by site. */
  leftOut: ReadonlyMap<string, number>
  /** Rows that say that their record is gone. */
  deletions: { readonly rows: number }
  /** Rows that say the same as another one. */
  repeated: { readonly rows: number }
  /** The first new records. */
  added: readonly ChangedRow[]
}

/**
 * Reads a component's source to its end. While the database stages a chunk and logs its findings, the next one is read and
 * judged; no more than these two are held.
 */
export const readComponent = async (reading: Reading): Promise<ReadComponent> => {
  const { run, scope, template, source, earlier } = reading
  const memory = createRowMemory(source.name, source.hasHeader)
  const of = { lea: run.lea, schoolYear: run.schoolYear }
  const { closedSites, ...lookups } = await loadLookups(run.db, of, scope.componentName)
  const isFirst = await hasNoRows(run.db, { ...of, component: scope.componentName })
  const excluded = await loadExcluded(run.db, { ...of, component: scope.componentName })
  const leftOut = new Map<string, number>()
  const deletions = { rows: 0 }
  const repeated = { rows: 0 }
  const added: ChangedRow[] = []
  const context = {
    districtId: run.districtId,
    schoolYear: run.schoolYear,
    today: zonedDay(run.now(), CONSTANTS.timeZone),
    memory,
    earlier,
    ...lookups,
    origin: source.origin,
    ...(source.rowRules && { rowRules: source.rowRules }),
    madeColumns: source.madeColumns ?? 0,
    ...(source.absentColumns && { absentColumns: source.absentColumns }),
    ...(excluded ? { excluded } : {}),
  }

  const tally = createTally()
  let importer: RowImporter | null = null
  let counts = NO_ROWS
  /** The write of the chunk before. */
  let saving: Promise<unknown> | null = null
  const saved = async () => {
    await saving
    saving = null
  }
  const result = (end: Partial<ReadComponent> = {}) => ({
    counts,
    tally,
    memory,
    isFirst,
    excluded,
    leftOut,
    deletions,
    repeated,
    added,
    usage: importer?.usage ?? null,
    fatal: null,
    broken: null,
    ...end,
  })
  try {
    const ofFile = source.origin === 'file' ? await readDates(reading) : null
    for await (const { header, rows } of source.read()) {
      if (importer === null) {
        // A SIS can be asked only once; its first rows say how it writes dates.
        const dates = ofFile ?? datesOf(reading, header, rows)
        const rules = dates ? Object.assign({ dateOrders: dates.orders }, context) : context
        importer = createRowImporter({ ...template, hasHeader: source.hasHeader }, header, rules)
        const findings = [...source.findings, ...(dates?.findings ?? []), ...importer.findings]
        counts = await saveSourceFindings(reading, findings, NO_ROWS)
        const fatal = importer.fatal ? importer.findings.find((f) => f.severity === 'error') : undefined
        if (fatal) return result({ fatal: fatal.message })
      }
      const taking = {
        ...reading,
        importer,
        tally,
        closedSites,
        isFirst,
        leftOut,
        deletions,
        repeated,
        added,
      }
      const judged = await judgeRows(taking, rows)
      await saved()
      saving = saveRows(taking, judged, counts).then((all) => {
        counts = all
      })
      // It is waited for at the next chunk; until then nothing else hears that it failed.
      saving.catch(() => {})
      // Yield, because the embedded engine blocks this thread.
      await setImmediate()
    }
    await saved()
    const kept =
      reading.mode === 'addOnly' && deletions.rows > 0
        ? [createFinding('E008', { params: { addOnly: true, rows: deletions.rows } })]
        : []
    counts = await saveSourceFindings(reading, [...(importer?.others() ?? []), ...kept], counts)
  } catch (error) {
    // Nothing may be written once this has ended.
    await saved()
    if (error instanceof BrokenSourceError) return result({ broken: error.finding })
    throw error
  }
  return result()
}

const hasNoRows = async (db: Db, { lea, schoolYear, component }: StoredRows): Promise<boolean> => {
  const row = await db
    .selectFrom('sisRows')
    .select('id')
    .where('lea', '=', lea)
    .where('component', '=', component)
    .where('schoolYear', '=', schoolYear)
    // In the order of the index: of so many rows the planner expects one soon wherever it begins to read the table.
    .orderBy('sourceId')
    .limit(1)
    .executeTakeFirst()
  return row === undefined
}

/** Reads a file once before its rows: only all of a column's dates say whether the month or the day comes first. */
const readDates = async (reading: Reading): Promise<DateOrders | null> => {
  if (reading.template.dateFormat !== 'auto') return null
  let scan: DateScan | null = null
  let hasBegun = false
  try {
    for await (const { header, rows } of reading.source.read()) {
      if (!hasBegun) scan = scanOf(reading, header)
      hasBegun = true
      if (scan === null) return null
      for (const { fields } of rows) scan.push(fields)
      await setImmediate()
    }
  } catch (error) {
    // Reading the rows comes across it too.
    if (!(error instanceof BrokenSourceError)) throw error
  }
  return scan?.result() ?? null
}

const datesOf = (
  reading: Reading,
  header: readonly string[],
  rows: readonly ReadRow[],
): DateOrders | null => {
  const scan = scanOf(reading, header)
  for (const { fields } of rows) scan?.push(fields)
  return scan?.result() ?? null
}

const scanOf = ({ template, source, run }: Reading, header: readonly string[]): DateScan | null =>
  createDateScan(template, header, { districtId: run.districtId, origin: source.origin })

/** Logs what is to be said of the source as a whole. Returns the counts with it. */
const saveSourceFindings = async (
  { run, scope }: Reading,
  findings: readonly Finding[],
  before: RowCounts,
): Promise<RowCounts> => {
  const counts = { ...before }
  for (const { severity } of findings) {
    if (severity === 'error') counts.errorCount += 1
    else if (severity === 'warning') counts.warningCount += 1
  }
  const loggedAt = run.now().toISOString()
  await run.write(async (trx) => {
    await insertDetails(
      trx,
      findings.map((finding) => ({ ...NO_ROW, finding, loggedAt, scope })),
    )
    await saveProgress(trx, scope, { status: 'transforming', stage: 'transform', counts })
  })
  return counts
}

const NO_ROW = { rowNumber: null, sourceId: null, recordLabel: null, siteCode: null, rowData: null }
