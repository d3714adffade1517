import type { UploadTrial } from '@edconsole/console-core/contract'
import type { DryRunReport, FileToCheck, OnProgress, RowWatcher } from '@edconsole/console-core/dry-run'
import type { LoadedTemplate } from '../pipeline/load-template.ts'
import { cutOff, type JudgedSource } from '../pipeline/reason-to-stop.ts'
import type { Check } from './check.ts'
import { createComparison } from './compare-rows.ts'
import { type Incoming, noneIncoming, noteIncoming, trialContext } from './trial-context.ts'

export type Trial = {
  readonly template: LoadedTemplate
  /** What earlier files bring; this trial adds to it. Null for a file alone. */
  readonly incoming: Incoming | null
  readonly onProgress: (share: number) => Promise<void>
}

/** Takes rows through the rules, wherever they come from. */
export type Reading = (
  asked: Omit<FileToCheck, 'file' | 'reading'>,
  onProgress: OnProgress,
  watcher: RowWatcher,
) => Promise<DryRunReport>

const VALUES = 50

/** Takes rows through the rules of an import beside what is stored now, and stores nothing. */
export const runTrial = async (
  { db, now, upload }: Check,
  { template, incoming, onProgress, source }: Trial & { source: JudgedSource },
  read: Reading,
): Promise<UploadTrial> => {
  const { componentName } = template
  const about = { db, districtId: upload.districtId, template, now: now() }
  const { context, lookups, excluded } = await trialContext(about, incoming ?? noneIncoming())
  const comparison = createComparison(db, {
    template,
    excludedSites: [...(excluded?.sites ?? [])],
    onAccepted: (row) => {
      if (incoming) noteIncoming(incoming, componentName, row)
    },
  })
  const report = await read(
    { template, context, lookups },
    async (_, share) => {
      await comparison.flush()
      await onProgress(share)
    },
    comparison.watcher,
  )
  const compared = await comparison.end()
  const { rows, accepted, warned, rejected, leftOut, unmapped, causes, unknownValues } = report
  const stop =
    report.fatal === null && template.mode === 'full'
      ? await cutOff(
          {
            ...about,
            ...template,
            batchId: Number.MAX_SAFE_INTEGER,
            source,
          },
          { counts: { recordsRead: rows }, leftOut: new Map([['', leftOut]]), excluded },
        )
      : null
  return {
    rows,
    accepted,
    warned,
    rejected,
    leftOut,
    ...compared,
    fatal: report.fatal ?? (stop && whyStopped(stop)),
    unmapped: [...unmapped],
    causes: causes.map(causeOf),
    unknownValues: Object.entries(unknownValues).map(([columnName, values]) => ({
      columnName,
      values: values.slice(0, VALUES),
    })),
  }
}

/** With what can be done about it: the person looking may know that the file is right. */
const whyStopped = ({ message, lines: [line] }: NonNullable<Awaited<ReturnType<typeof cutOff>>>): string =>
  [message, line?.finding.suggestion ?? null].filter((text) => text !== null).join(' ')

/** Without values and rows of the file: they may be personal, and the person looking has the file. */
const causeOf = ({
  cause,
  severity,
  title,
  columnName,
  sourceColumn,
  rows,
}: DryRunReport['causes'][number]): UploadTrial['causes'][number] => ({
  cause,
  severity,
  title,
  columnName,
  sourceColumn,
  rows,
})
