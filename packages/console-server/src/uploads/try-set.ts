import type { UploadTrial } from '@edconsole/console-core/contract'
import {
  createFileTrial,
  type DryRunReport,
  type FileTrial,
  isDayFirst,
  wholeReport,
} from '@edconsole/console-core/dry-run'
import { inboxOf } from '../inbox/district-inbox.ts'
import type { LoadedTemplate } from '../pipeline/load-template.ts'
import { openFormat } from '../pipeline/source/open-format.ts'
import { BrokenSourceError, type OpenSource } from '../pipeline/source/opened-source.ts'
import { findSets } from '../source-formats/format-sets.ts'
import type { Check } from './check.ts'
import { type Reading, runTrial, type Trial } from './run-trial.ts'
import type { StoredFile } from './stored-upload.ts'
import { keyOf } from './upload-folder.ts'

/** A template that puts the files of a format together. */
export type SetTemplate = LoadedTemplate & { sourceFormat: string }

type SetTrial = Trial & { readonly template: SetTemplate; readonly files: readonly StoredFile[] }

/** Tries what a template puts together out of files of its format: those of the upload, over those that are in the inbox. */
export const trySet = async (check: Check, { files, ...trial }: SetTrial): Promise<UploadTrial> => {
  const { copies, upload, now } = check
  const { template } = trial
  const incoming = files.map((file) => ({
    path: () => copies.pathOf(keyOf(file)),
    name: file.name.split('/').at(-1) ?? file.name,
    bytes: file.bytes,
    modifiedAt: now(),
  }))
  const { folder } = inboxOf(upload.lea)
  const source = await openFormat(
    (format) => findSets({ copies, folder }, format, incoming),
    template,
    upload.districtId,
  )
  if (source.kind === 'failed') return { ...NOTHING, fatal: source.finding.message }
  // As an import does: records that changes don't name are still there.
  const mode = source.changesOnly && template.mode === 'full' ? 'delta' : template.mode
  const own = { ...template, mode }
  return runTrial(check, { ...trial, template: own, source }, readingOf(source, own))
}

const NOTHING: UploadTrial = {
  rows: 0,
  accepted: 0,
  warned: 0,
  rejected: 0,
  leftOut: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  isHeld: false,
  fatal: null,
  unmapped: [],
  causes: [],
  unknownValues: [],
}

/** Reads the rows once, and again if their dates turn out to have the day first. */
const readingOf =
  (source: OpenSource, template: LoadedTemplate): Reading =>
  async (asked, onProgress, watcher) => {
    const { name, findings, rowRules, madeColumns = 0, absentColumns, rowsExpected } = source
    const readOnce = async (dates: ReturnType<FileTrial['dateOrders']>) => {
      const trial = createFileTrial(
        { ...asked, reading: { ...template, hasHeader: true } },
        {
          encoding: template.encoding,
          ofFile: findings,
          ofSource: {
            madeColumns,
            ...(rowRules && { rowRules }),
            ...(absentColumns && { absentColumns }),
          },
          dates,
          watcher,
        },
      )
      let read = 0
      const end = (report: DryRunReport) => ({ report, dates: trial.dateOrders() })
      try {
        for await (const { header, rows } of source.read()) {
          const fatal = trial.pushRows(header, rows)
          if (fatal !== null) return end(trial.report(fatal))
          read += rows.length
          await onProgress(read, Math.min(1, read / Math.max(1, rowsExpected)))
        }
      } catch (error) {
        if (error instanceof BrokenSourceError) return end(trial.stopped(error.finding))
        throw error
      }
      // Whether a set may have no rows for a component is judged as in an import.
      const isNothing = trial.counts.rows === 0
      return end(isNothing ? trial.report(null) : wholeReport(trial, { file: { name }, template }))
    }
    const first = await readOnce(null)
    return isDayFirst(first.dates) ? (await readOnce(first.dates)).report : first.report
  }
