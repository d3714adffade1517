import type { DateOrders } from '../import-rules/date-orders.ts'
import { refusableRows, refusedClause, type TemplateLimits } from '../import-rules/limits.ts'
import { createByteScan, type ScannedFile } from '../source-file/byte-scan.ts'
import {
  BrokenFileError,
  binaryFile,
  otherEncoding,
  SIGNATURE_BYTES,
  unreadableFile,
} from '../source-file/file-findings.ts'
import type { FileReading } from '../source-file/file-reading.ts'
import type { DryRunReport } from './dry-run-report.ts'
import {
  type FileBytes,
  filePieces,
  OtherBytesError,
  type TextPiece,
  textOf,
  utf8TextOf,
} from './file-text.ts'
import type { FileToCheck } from './file-trial.ts'
import { createFileTrial, type FileTrial, type RowWatcher } from './file-trial.ts'

/** Rows read so far, and the share of the work that is done: 0 to 1. What it returns is waited for. */
export type OnProgress = (rows: number, share: number) => void | Promise<void>

/** Looking at the bytes takes about so much of the whole. */
const SCAN_SHARE = 0.1

/**
 * Takes a file through the rules of an import, row by row, and keeps nothing of it but the report.
 * @param watcher hears of every row
 */
export const checkFile = async (
  asked: FileToCheck,
  onProgress: OnProgress,
  watcher?: RowWatcher,
): Promise<DryRunReport> => {
  const { file, reading } = asked
  const unreadable = unreadableFile({ name: file.name, bytes: file.size, first: await firstBytes(file) })
  if (unreadable)
    return createFileTrial(asked, { encoding: reading.encoding, ofFile: [] }).stopped(unreadable)
  let furthest = 0
  // The progress bar must not start over for the second pass.
  const forward: OnProgress = (rows, share) => {
    furthest = Math.max(furthest, share)
    return onProgress(rows, furthest)
  }
  const first =
    (await checkAsItShouldBe(asked, forward, watcher)) ?? (await checkAsItIs(asked, forward, watcher))
  // Nearly all files have the month first. Others are read again, with what the first reading has learned of them.
  const dates = isDayFirst(first.dates) ? first.dates : null
  if (dates === null) return first.report
  return (
    (await checkAsItShouldBe(asked, forward, watcher, dates)) ??
    (await checkAsItIs(asked, forward, watcher, dates))
  ).report
}

/** A report, with what its reading learned of the file's dates. */
type Checked = { report: DryRunReport; dates: DateOrders | null }

/** True if a file has to be read again, since its dates have the day first. */
export const isDayFirst = (dates: DateOrders | null): boolean =>
  dates !== null && [...dates.orders.values()].includes('DD/MM/YYYY')

const checked = (trial: FileTrial, report: DryRunReport): Checked => ({ report, dates: trial.dateOrders() })

/**
 * Reads the file once, as it is what it should be nearly always. Null when it is not, or when something ends the reading:
 * what is said of a file's bytes is said whatever its rows are.
 */
const checkAsItShouldBe = async (
  asked: FileToCheck,
  onProgress: OnProgress,
  watcher: RowWatcher | undefined,
  dates: DateOrders | null = null,
): Promise<Checked | null> => {
  const { encoding } = asked.reading
  if (encoding !== 'UTF-8') return null
  const trial = createFileTrial(asked, { encoding, ofFile: [], dates, watcher })
  try {
    const fatal = await takeText(trial, utf8TextOf(asked.file), onProgress)
    return fatal === null ? checked(trial, wholeReport(trial, asked)) : null
  } catch (error) {
    if (error instanceof OtherBytesError || error instanceof BrokenFileError) return null
    throw error
  }
}

/** Looks at all bytes before it reads them. */
const checkAsItIs = async (
  asked: FileToCheck,
  onProgress: OnProgress,
  watcher: RowWatcher | undefined,
  dates: DateOrders | null = null,
): Promise<Checked> => {
  const { file, reading, context, template } = asked
  const scan = await scanFile(file, reading, onProgress)
  const scope = { districtId: context.districtId, templateId: template.id }
  const trial = createFileTrial(asked, {
    encoding: scan.encoding,
    ofFile: otherEncoding(scan, reading.encoding, scope),
    dates,
    watcher,
  })
  if (scan.binary) return checked(trial, trial.stopped(binaryFile(file.name)))
  try {
    const fatal = await takeText(trial, textOf(file, scan.encoding), (rows, share) =>
      onProgress(rows, SCAN_SHARE + share * (1 - SCAN_SHARE)),
    )
    return checked(trial, fatal === null ? wholeReport(trial, asked) : trial.report(fatal))
  } catch (error) {
    if (error instanceof BrokenFileError) return checked(trial, trial.stopped(error.finding))
    throw error
  }
}

/** The sentence that ended the reading, if any. */
const takeText = async (
  trial: FileTrial,
  pieces: AsyncIterable<TextPiece>,
  onProgress: OnProgress,
): Promise<string | null> => {
  for await (const { text, share } of pieces) {
    const fatal = trial.push(text)
    if (fatal !== null) return fatal
    await onProgress(trial.counts.rows, share)
  }
  return trial.end()
}

const firstBytes = async (file: FileBytes): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())

const scanFile = async (
  file: FileBytes,
  { encoding }: FileReading,
  onProgress: OnProgress,
): Promise<ScannedFile> => {
  const scan = createByteScan(encoding)
  for await (const { bytes, share } of filePieces(file)) {
    scan.push(bytes)
    await onProgress(0, share * SCAN_SHARE)
  }
  return scan.end()
}

/** The report of a file that was read to its end. */
export const wholeReport = (
  trial: FileTrial,
  { file, template }: { file: { name: string }; template: TemplateLimits },
): DryRunReport =>
  trial.report(
    trial.counts.rows === 0 ? `File "${file.name}" has no rows.` : tooManyRefused(trial.counts, template),
  )

const tooManyRefused = (
  { rows, rejected, leftOut, repeated }: FileTrial['counts'],
  limits: TemplateLimits,
): string | null => {
  const counted = rows - leftOut - repeated
  if (rejected <= refusableRows(limits, counted)) return null
  return `${refusedClause(limits, { rejected, rows: counted, isTrial: true })}.`
}
