import { type ExportCheckFinding, formatCount } from '@edconsole/console-core'

type Told = Pick<ExportCheckFinding, 'columnName' | 'value' | 'rows'>

const rowsText = (rows: number): string => (rows === 1 ? '1 row' : `${formatCount(rows)} rows`)
const filesText = (files: number): string => (files === 1 ? '1 file' : `${formatCount(files)} files`)

/** Every sentence of the check of an export's files; a host may replace each. */
export const exportCheckMessages = {
  action: 'Check this export',
  note: 'Compare its files with the OneRoster standard',
  title: (batchId: number) => `Check of export ${batchId}`,
  reading: 'Reading the files. Large exports take a minute.',
  close: 'Close',
  good: (version: string) => `The files follow OneRoster ${version}`,
  goodText: (files: number, rows: number) => `${filesText(files)} with ${rowsText(rows)} checked.`,
  bad: (faults: number) => (faults === 1 ? '1 problem found' : `${formatCount(faults)} problems found`),
  badText: (version: string | null) =>
    version === null
      ? "The files couldn't be compared with the standard."
      : `Receivers that follow OneRoster ${version} may reject these files.`,
  file: (name: string, rows: number | undefined) =>
    rows === undefined ? name : `${name}, ${rowsText(rows)}`,
  first: (line: number) => `first on line ${formatCount(line)}`,
  /** What is wrong, by code; a code that a newer backend sends is shown as it is. */
  faults: {
    noManifest: () => 'The set has no manifest.csv.',
    manifestProperty: ({ columnName }: Told) => `The manifest lacks ${columnName}, or its value isn't valid.`,
    version: ({ value }: Told) =>
      `The manifest names version ${value || 'none'}. Only 1.1 and 1.2 are known.`,
    fileMissing: () => "The manifest names this file, but it isn't in the set.",
    fileNotNamed: () => 'This file is in the set, but the manifest calls it absent.',
    fileEmpty: () => 'The file has no rows. Receivers would delete everything they have.',
    encoding: () => "The file isn't in UTF-8.",
    lineEnd: ({ rows }: Told) => `${rowsText(rows)} don't end with CRLF.`,
    columnMissing: ({ columnName }: Told) => `The column ${columnName} is missing.`,
    columnUnknown: ({ columnName }: Told) => `The standard has no column ${columnName}.`,
    columnOrder: ({ columnName }: Told) => `The column ${columnName} isn't in its place.`,
    cellCount: ({ rows }: Told) => `${rowsText(rows)} have more or fewer cells than the header.`,
    quoting: () => 'Some quotes are misplaced, so rows may be read wrong.',
    required: ({ columnName, rows }: Told) => `${columnName} is empty in ${rowsText(rows)}.`,
    format: ({ columnName, rows, value }: Told) =>
      `${columnName} isn't valid in ${rowsText(rows)}${value === null ? '' : `, such as “${value}”`}.`,
    word: ({ columnName, rows, value }: Told) =>
      `${columnName} isn't in the standard's list in ${rowsText(rows)}${value === null ? '' : `, such as “${value}”`}.`,
    duplicate: ({ columnName, rows, value }: Told) =>
      `${columnName} is used more than once in ${rowsText(rows)}, such as “${value}”.`,
    reference: ({ columnName, rows, value }: Told) =>
      `${columnName} names a record that isn't in the set in ${rowsText(rows)}, such as “${value}”.`,
    fileNeeded: ({ columnName, rows, value }: Told) =>
      `${columnName} refers to ${value} in ${rowsText(rows)}, and the export doesn't send that file.`,
  },
  other: (code: string) => `Problem ${code}`,
}

export type ExportCheckMessages = typeof exportCheckMessages
