import type { UploadTrial } from '@edconsole/console-core/contract'
import { checkFile, type DryRunReport, type NamedFile } from '@edconsole/console-core/dry-run'
import type { LoadedTemplate } from '../pipeline/load-template.ts'
import { cutOff } from '../pipeline/reason-to-stop.ts'
import type { Check } from './check.ts'
import { createComparison } from './compare-rows.ts'
import { type Incoming, noneIncoming, noteIncoming, trialContext } from './trial-context.ts'

type Trial = {
  readonly file: NamedFile
  readonly template: LoadedTemplate
  /** What earlier files of the set bring; this one adds to it. Null for a file alone. */
  readonly incoming: Incoming | null
  readonly onProgress: (share: number) => Promise<void>
}

const VALUES = 50

/** Takes a file through the rules of an import beside what is stored now, and stores nothing. */
export const tryFile = async (
  { db, now, upload }: Check,
  { file, template, incoming, onProgress }: Trial,
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
  const report = await checkFile(
    { template, file, context, lookups, reading: template },
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
            source: { name: file.name, origin: 'file' },
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
    fatal: report.fatal ?? stop?.message ?? null,
    unmapped: [...unmapped],
    causes: causes.map(causeOf),
    unknownValues: Object.entries(unknownValues).map(([columnName, values]) => ({
      columnName,
      values: values.slice(0, VALUES),
    })),
  }
}

/** Without values and rows of the file: they may be personal, and whoever looks has the file. */
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
