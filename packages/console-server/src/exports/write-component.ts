import type { ExportCounts } from '@edconsole/console-core/contract'
import { createFinding, type Finding, fixTargets } from '@edconsole/console-core/import-rules'
import type { FileSet, LackedField, SetLine } from './file-set.ts'
import { logFindings } from './log-findings.ts'
import { readGroups } from './read-groups.ts'
import { NO_COUNTS, saveProgress } from './save-progress.ts'
import type { Selection } from './selection.ts'
import type { Sending, SendingResult } from './sending.ts'

type Into = {
  set: FileSet
  selection: Selection
  writeLine: (line: SetLine) => Promise<void>
  /** Values of a file that the encoding could not hold. */
  lossy: (file: string) => number
}

/** Writes the rows of one component into the files of the set; the log grows with every page. */
export const writeComponent = async (
  sending: Sending,
  result: SendingResult,
  { set, selection, writeLine, lossy }: Into,
): Promise<void> => {
  const which = { batchId: sending.batch.batchId, etlStatusIds: [result.etlStatusId] }
  const writer = set.writers.find(({ component }) => component === result.componentName)
  const startedAt = sending.now()
  if (!writer) {
    const reason = set.without.get(result.componentName) ?? 'it has no place in the files'
    const message = `Left out: ${reason}`
    await sending.write((trx) =>
      saveProgress(trx, which, { status: 'cancelled', stage: 'generate', message, endedAt: startedAt }),
    )
    return
  }
  await sending.write((trx) => saveProgress(trx, which, { status: 'extracting', startedAt }))
  const counts = { ...NO_COUNTS }
  const leftOut = new Map<string, { field: LackedField; rows: number }>()
  for await (const groups of readGroups(sending.db, writer.component, selection, writer.keyOf)) {
    const outcomes = await writer.write(groups)
    for (const [place, outcome] of outcomes.entries()) {
      const rows = groups[place]?.length ?? 0
      counts.recordsRead += rows
      if (outcome.lines === null) {
        counts.recordsSkipped += rows
        const known = leftOut.get(outcome.lacks.columnName)
        leftOut.set(outcome.lacks.columnName, { field: outcome.lacks, rows: rows + (known?.rows ?? 0) })
      } else {
        counts.recordsWritten += rows
        for (const line of outcome.lines) await writeLine(line)
      }
    }
    await sending.write((trx) =>
      saveProgress(trx, which, { ...counts, stage: 'generate', status: 'transforming' }),
    )
  }
  const findings = [...[...leftOut.values()].map(lackOf), ...lossOf(sending, lossy(writer.file))]
  await end(sending, result, { counts, findings, startedAt })
}

const lackOf = ({ field, rows }: { field: LackedField; rows: number }): Finding =>
  createFinding('X003', {
    column: field,
    params: { count: rows, field: lowerFirst(field.displayName) },
  })

const lossOf = ({ export: { id, encoding }, district }: Sending, count: number): Finding[] =>
  count === 0
    ? []
    : [
        createFinding('X006', {
          params: { count, encoding },
          fixTarget: fixTargets.export(String(district.id), id),
        }),
      ]

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

type Ending = { counts: ExportCounts; findings: readonly Finding[]; startedAt: Date }

const end = async (
  sending: Sending,
  result: SendingResult,
  { counts, findings, startedAt }: Ending,
): Promise<void> => {
  const at = sending.now()
  await sending.write(async (trx) => {
    await logFindings(trx, sending, findings, { result, stage: 'generate', at })
    await saveProgress(
      trx,
      { batchId: sending.batch.batchId, etlStatusIds: [result.etlStatusId] },
      {
        ...counts,
        warningCount: findings.length,
        stage: 'generate',
        status: 'transforming',
        durationMs: at.getTime() - startedAt.getTime(),
      },
    )
  })
}
