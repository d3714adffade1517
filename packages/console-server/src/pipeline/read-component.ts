import { setImmediate } from 'node:timers/promises'
import type { RowCounts } from '@edconsole/console-core/contract'
import {
  createFinding,
  createRowImporter,
  type Finding,
  type RowImporter,
  type Usage,
} from '@edconsole/console-core/import-rules'
import { searchTextOf } from '../db/search-text.ts'
import { createTally } from './component-tally.ts'
import { type DetailLine, type DetailScope, insertDetails } from './insert-details.ts'
import type { LoadedTemplate } from './load-template.ts'
import { loadLookups } from './lookups.ts'
import { NO_ROWS } from './row-counts.ts'
import { rowHash } from './row-hash.ts'
import type { RunContext } from './run-context.ts'
import { saveProgress } from './save-progress.ts'
import { BrokenSourceError, type OpenSource, type ReadRow } from './source/opened-source.ts'
import { type StagedRow, stageRows } from './stage-rows.ts'

type Reading = {
  run: RunContext
  scope: DetailScope
  template: LoadedTemplate
  mode: LoadedTemplate['mode']
  source: OpenSource
}

export type ReadComponent = {
  counts: RowCounts
  /** A required column is missing: the sentence of the log. */
  fatal: string | null
  /** What kept the source from being read to its end. */
  broken: Finding | null
  tally: ReturnType<typeof createTally>
  /** Null when no header was read. */
  usage: Usage | null
}

/** Reads a component's source to its end. A chunk of rows is staged, its findings logged, before the next is read. */
export const readComponent = async (reading: Reading): Promise<ReadComponent> => {
  const { run, scope, template, source } = reading
  const of = { lea: run.lea, schoolYear: run.schoolYear }
  const context = {
    districtId: run.districtId,
    schoolYear: run.schoolYear,
    today: run.now().toISOString().slice(0, 10),
    ...(await loadLookups(run.db, of, scope.componentName)),
  }

  const tally = createTally()
  let importer: RowImporter | null = null
  let counts = NO_ROWS
  const result = (end: Partial<ReadComponent> = {}) => ({
    counts,
    tally,
    usage: importer?.usage ?? null,
    fatal: null,
    broken: null,
    ...end,
  })
  try {
    for await (const { header, rows } of source.read()) {
      if (importer === null) {
        importer = createRowImporter({ ...template, hasHeader: source.hasHeader }, header, context)
        const findings = [...source.findings, ...importer.findings]
        counts = await saveFileFindings(reading, findings)
        const fatal = importer.fatal ? importer.findings.find((f) => f.severity === 'error') : undefined
        if (fatal) return result({ fatal: fatal.message })
      }
      counts = await takeRows(reading, importer, tally, rows, counts)
      // The embedded engine works in this very thread: let the server answer in between.
      await setImmediate()
    }
  } catch (error) {
    if (error instanceof BrokenSourceError) return result({ broken: error.finding })
    throw error
  }
  return result()
}

const saveFileFindings = async (
  { run, scope }: Reading,
  findings: readonly DetailLine['finding'][],
): Promise<RowCounts> => {
  const counts = { ...NO_ROWS }
  for (const { severity } of findings) counts[severity === 'error' ? 'errorCount' : 'warningCount'] += 1
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

const takeRows = async (
  { run, scope, template, mode }: Reading,
  importer: RowImporter,
  tally: ReadComponent['tally'],
  rows: readonly ReadRow[],
  before: RowCounts,
): Promise<RowCounts> => {
  const counts = { ...before }
  const lines: (DetailLine & { scope: DetailScope })[] = []
  const staged: StagedRow[] = []
  const accepted = new Map<string, DetailLine>()
  const loggedAt = run.now().toISOString()

  for (const { fields, rowNumber } of rows) {
    const { record, sourceId, findings, ...about } = importer.importRow(fields, rowNumber)
    const line = (finding: DetailLine['finding']) => ({
      ...about,
      finding,
      rowNumber,
      sourceId,
      rowData: importer.rowData(fields),
      loggedAt,
      scope,
    })
    counts.recordsRead += 1
    tally.add(findings)
    for (const finding of findings) {
      lines.push(line(finding))
      counts[finding.severity === 'error' ? 'errorCount' : 'warningCount'] += 1
    }
    if (record === null || sourceId === null) {
      counts.recordsRejected += 1
      if (sourceId !== null && !findings.some((f) => f.code === 'V008')) staged.push(refused(sourceId))
      continue
    }
    if (findings.length > 0) counts.recordsWarned += 1
    staged.push({
      sourceId,
      data: record,
      hash: rowHash(record),
      searchText: searchTextOf(scope.componentName, record),
    })
    accepted.set(sourceId, line(createFinding('L002', { value: sourceId })))
  }

  await run.write(async (trx) => {
    const actions = await stageRows(
      trx,
      {
        etlStatusId: scope.etlStatusId,
        lea: run.lea,
        component: scope.componentName,
        schoolYear: template.schoolYear,
        addOnly: mode === 'addOnly',
      },
      staged,
    )
    for (const [sourceId, action] of actions) {
      if (action === 'insert') counts.recordsInserted += 1
      else if (action === 'update') counts.recordsUpdated += 1
      else counts.recordsUnchanged += 1
      const kept = action === 'manual' ? accepted.get(sourceId) : undefined
      if (!kept) continue
      // The row may have a warning of its own already; a row is warned once.
      if (!lines.some((line) => line.rowNumber === kept.rowNumber)) counts.recordsWarned += 1
      lines.push({ ...kept, scope })
      counts.warningCount += 1
    }
    await insertDetails(trx, lines)
    await saveProgress(trx, scope, { status: 'transforming', stage: 'transform', counts })
  })
  return counts
}

const refused = (sourceId: string): StagedRow => ({ sourceId, data: null, hash: null, searchText: null })

const NO_ROW = { rowNumber: null, sourceId: null, recordLabel: null, siteCode: null, rowData: null }
