import { type ExportCheckFinding, formatCount } from '@edconsole/console-core'

type Told = Pick<ExportCheckFinding, 'value' | 'rows'>

const rowsText = (rows: number): string => (rows === 1 ? '1 row' : `${formatCount(rows)} rows`)
const filesText = (files: number): string => (files === 1 ? '1 file' : `${formatCount(files)} files`)

/** Spaces stay visible between the quotes: they may be what is wrong. */
const example = (value: string | null): string =>
  value === null ? '' : `, such as “${value.replaceAll(' ', '\u00a0')}”`

/** Every sentence of the check of an export's files; a host may replace each. */
export const exportCheckMessages = {
  action: 'Check this export',
  note: 'Compare its files with the OneRoster standard',
  title: (batchId: number) => `Check of export ${batchId}`,
  reading: 'Reading the files. Large exports take a minute.',
  close: 'Close',
  notStored: 'The files of this export are no longer stored',
  notStoredText: 'Send the export again to check it.',
  good: (version: string) => `The files follow OneRoster ${version}`,
  goodText: (files: number, rows: number) => `${filesText(files)} with ${rowsText(rows)} checked.`,
  bad: (faults: number) => (faults === 1 ? '1 problem found' : `${formatCount(faults)} problems found`),
  badText: (version: string | null) =>
    version === null
      ? "The files couldn't be compared with the standard."
      : `Receivers that follow OneRoster ${version} may reject these files.`,
  rows: rowsText,
  /** Where the one row is, or the first of several. */
  place: (line: number, rows: number) =>
    rows === 1 ? `Line ${formatCount(line)}` : `From line ${formatCount(line)}`,
  /** What is wrong, below the name of the column if it has one; a code that a newer backend sends is shown as it is. */
  faults: {
    noManifest: () => 'The set has no manifest.csv.',
    manifestProperty: () => "Missing, or its value isn't valid.",
    version: ({ value }: Told) =>
      `The manifest names version ${value || 'none'}. Only 1.1 and 1.2 are known.`,
    fileMissing: () => "The manifest names this file, but it isn't in the set.",
    fileNotNamed: () => 'This file is in the set, but the manifest calls it absent.',
    fileEmpty: () => 'The file has no rows. Receivers would delete everything they have.',
    encoding: () => "The file isn't in UTF-8.",
    lineEnd: ({ rows }: Told) => `Lines that don't end with CRLF: ${formatCount(rows)}.`,
    columnMissing: () => 'This column is missing.',
    columnUnknown: () => 'The standard has no such column.',
    columnOrder: () => "This column isn't in its place.",
    cellCount: ({ rows }: Told) => `More or fewer cells than the header in ${rowsText(rows)}.`,
    quoting: () => 'Some quotes are misplaced, so rows may be read wrong.',
    required: ({ rows }: Told) => `Empty in ${rowsText(rows)}.`,
    format: ({ rows, value }: Told) => `Not valid in ${rowsText(rows)}${example(value)}.`,
    word: ({ rows, value }: Told) => `Not in the standard's list in ${rowsText(rows)}${example(value)}.`,
    duplicate: ({ rows, value }: Told) => `Used before, in ${rowsText(rows)}${example(value)}.`,
    reference: ({ rows, value }: Told) =>
      `Refers to a record that isn't in the set, in ${rowsText(rows)}${example(value)}.`,
    fileNeeded: ({ rows, value }: Told) =>
      `Refers to ${value}, which this export doesn't send, in ${rowsText(rows)}.`,
  },
  other: (code: string) => `Problem ${code}`,
}

export type ExportCheckMessages = typeof exportCheckMessages
