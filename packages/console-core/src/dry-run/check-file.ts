import { isAtClosedSites } from '../import-rules/closed-sites.ts'
import type { Finding } from '../import-rules/finding.ts'
import type { RuleTemplate } from '../import-rules/import-template.ts'
import { IMPORT_LIMITS } from '../import-rules/limits.ts'
import { recordLabelOf } from '../import-rules/record-labels.ts'
import { createRowImporter, type RowImporter } from '../import-rules/row-importer.ts'
import { BrokenFileError } from '../source-file/broken-file-error.ts'
import { createByteScan, type ScannedFile } from '../source-file/byte-scan.ts'
import { binaryFile, otherEncoding, unreadableFile } from '../source-file/file-findings.ts'
import type { FileReading } from '../source-file/file-reading.ts'
import { SIGNATURE_BYTES } from '../source-file/packed-words.ts'
import { createRowParser, type ReadRow } from '../source-file/row-parser.ts'
import { createCauses } from './collect-causes.ts'
import type { DryRunContext } from './dry-run-context.ts'
import type { DryRunReport } from './dry-run-report.ts'
import { filePieces } from './file-pieces.ts'
import { importContextOf } from './import-context-of.ts'
import { unmappedOf } from './unmapped-of.ts'

export type FileToCheck = {
  template: RuleTemplate
  file: File
  reading: FileReading
  context: DryRunContext
}

/** Rows read so far, and the share of the work that is done: 0 to 1. */
export type OnProgress = (rows: number, share: number) => void

/** Looking at the bytes takes about so much of the whole. */
const SCAN_SHARE = 0.1

/** Takes a file through the rules of an import, row by row, and keeps nothing of it but the report. */
export const checkFile = async (
  { template: saved, file, reading, context }: FileToCheck,
  onProgress: OnProgress,
): Promise<DryRunReport> => {
  const template = { ...saved, hasHeader: reading.hasHeader }
  const scope = { districtId: context.districtId, templateId: template.id }
  const rules = importContextOf(context)
  const closedSites = new Set(context.closedSites)
  const causes = createCauses()
  const counts = { rows: 0, accepted: 0, warned: 0, rejected: 0, leftOut: 0, atClosedSites: 0 }
  let importer: RowImporter | null = null
  let encoding: string = reading.encoding
  let header: readonly string[] = []

  const report = (fatal: string | null): DryRunReport => ({
    ...{ header, encoding, ...counts, fatal },
    unmapped: importer ? unmappedOf(template, header) : [],
    causes: causes.list(),
    unknownValues: importer ? unknownOf(importer) : {},
    notChecked: context.notChecked,
  })
  const stopped = (finding: Finding): DryRunReport => {
    causes.addOfFile(finding)
    return report(finding.message)
  }

  const takeRow = (rowImporter: RowImporter, { fields, rowNumber }: ReadRow): void => {
    const row = rowImporter.tryRow(fields, rowNumber)
    counts.rows += 1
    if (row.leftOutBy !== null) counts.leftOut += 1
    else if (!row.isTaken) counts.rejected += 1
    else {
      counts.accepted += 1
      if (row.findings.length > 0) counts.warned += 1
      if (closedSites.size > 0 && isAtClosedSites(rowImporter.recordOf(row), closedSites))
        counts.atClosedSites += 1
    }
    for (const finding of row.findings)
      causes.add(finding, {
        rowNumber,
        label: () => recordLabelOf(rowImporter.recordOf(row)),
        data: () => rowImporter.rowData(fields),
      })
  }

  const beginning = { name: file.name, bytes: file.size, first: await firstBytes(file) }
  const unreadable = unreadableFile(beginning)
  if (unreadable) return stopped(unreadable)
  const scan = await scanFile(file, reading, onProgress)
  if (scan.binary) return stopped(binaryFile(file.name))
  encoding = scan.encoding

  const parser = createRowParser(reading)
  /** The sentence that ends the reading, if the header does. */
  const take = (rows: readonly ReadRow[]): string | null => {
    if (importer === null && parser.header !== null) {
      header = parser.header
      importer = createRowImporter(template, header, rules)
      const ofFile = [...otherEncoding(scan, reading.encoding, scope), ...importer.findings]
      for (const finding of ofFile) causes.addOfFile(finding)
      if (importer.fatal) return importer.findings.find(isError)?.message ?? null
    }
    if (importer !== null) for (const row of rows) takeRow(importer, row)
    return null
  }
  try {
    for await (const { text, share } of textOf(file, encoding)) {
      const fatal = take(parser.push(text))
      if (fatal !== null) return report(fatal)
      onProgress(counts.rows, SCAN_SHARE + share * (1 - SCAN_SHARE))
    }
    const fatal = take(parser.end())
    if (fatal !== null) return report(fatal)
  } catch (error) {
    if (error instanceof BrokenFileError) return stopped(error.finding)
    throw error
  }
  return report(counts.rows === 0 ? `File "${file.name}" has no rows.` : tooManyRefused(counts))
}

const isError = ({ severity }: Finding): boolean => severity === 'error'

const firstBytes = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())

const scanFile = async (
  file: Blob,
  { encoding }: FileReading,
  onProgress: OnProgress,
): Promise<ScannedFile> => {
  const scan = createByteScan(encoding)
  for await (const { bytes, share } of filePieces(file)) {
    scan.push(bytes)
    onProgress(0, share * SCAN_SHARE)
  }
  return scan.end()
}

async function* textOf(file: Blob, encoding: string): AsyncGenerator<{ text: string; share: number }> {
  const decoder = new TextDecoder(encoding)
  for await (const { bytes, share } of filePieces(file))
    yield { text: decoder.decode(bytes, { stream: true }), share }
  yield { text: decoder.decode(), share: 1 }
}

const tooManyRefused = ({
  rows,
  rejected,
  leftOut,
}: Pick<DryRunReport, 'rows' | 'rejected' | 'leftOut'>): string | null => {
  const { rejectedShare } = IMPORT_LIMITS
  if (rejected <= (rows - leftOut) * rejectedShare) return null
  const limit = Math.round(rejectedShare * 100)
  return `${figure(rejected)} of ${figure(rows - leftOut)} rows would be refused, more than ${limit}%, so an import would load nothing.`
}

const figure = (count: number): string => count.toLocaleString('en-US')

const unknownOf = ({ usage }: RowImporter): DryRunReport['unknownValues'] =>
  Object.fromEntries(
    [...usage.unknown]
      .filter(([, codes]) => codes.size > 0)
      .map(([columnName, codes]) => [
        columnName,
        [...codes].map(([sourceValue, rows]) => ({ sourceValue, rows })).sort((a, b) => b.rows - a.rows),
      ]),
  )
