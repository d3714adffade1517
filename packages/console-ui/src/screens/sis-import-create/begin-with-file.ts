import type { DateForm, SisSystem } from '@edconsole/console-core'
import type { SniffedFile } from '@edconsole/console-core/dry-run'
import {
  columnsOf,
  emptyColumn,
  type ImportedComponent,
  matchByName,
  personalKind,
  type SeenColumn,
} from '@edconsole/console-core/import-rules'
import type { Begun } from './start-draft.ts'
import { emptyStart, standardStart } from './start-draft.ts'

const SAMPLES = 5

/** A draft of a component that reads files like this one: its columns by their names, and what was seen of them. */
export const beginWithFile = (
  sniffed: SniffedFile,
  fileName: string,
  { component, system }: { component: ImportedComponent; system: SisSystem | undefined },
): Begun => {
  const empty = emptyStart(component, system)
  // What codes usually mean, whatever the columns are called here.
  const usual = standardStart(component, system) ?? empty
  const definitions = columnsOf(component)
  const matches = matchByName(definitions, sniffed.header, { kind: system?.kind, taken: new Set() })
  const columns = { ...empty.columns }
  const seen: Record<string, SeenColumn> = {}
  for (const { columnName } of definitions) {
    const sourceColumn = matches.get(columnName)
    if (sourceColumn === undefined) continue
    const translations = usual.columns[columnName]?.translations ?? []
    columns[columnName] = { ...emptyColumn(columnName), sourceColumn, transform: 'trim', translations }
    if (personalKind(component, columnName) === null)
      seen[columnName] = { sourceColumn, sampleValues: samplesOf(sniffed, sourceColumn), unknownValues: [] }
  }
  const { delimiter, hasHeader, header } = sniffed
  return {
    draft: {
      fields: {
        ...empty.fields,
        source: 'upload',
        delimiter,
        hasHeader,
        dateFormat: dateFormOf(sniffed),
        encoding: sniffed.encoding === 'Windows-1252' ? 'Windows-1252' : 'UTF-8',
        filePattern: patternOf(fileName),
      },
      columns,
    },
    seen: { header, columns: seen },
  }
}

const samplesOf = ({ header, firstRows }: SniffedFile, name: string): string[] => {
  const at = header.indexOf(name)
  const values = firstRows.map((row) => row[at]?.trim() ?? '').filter((value) => value !== '')
  return [...new Set(values)].slice(0, SAMPLES)
}

/** The one form of all dates, or any. */
const dateFormOf = ({ dateForms }: SniffedFile): DateForm => {
  const forms = new Set(Object.values(dateForms).filter((form) => form !== null))
  const [form] = forms
  return forms.size === 1 && form !== undefined ? form : 'auto'
}

/**
 * The names of files like this one: days and numbers change, and a `?` stands for what a pattern can't hold itself.
 * @example patternOf('students_2026-09-14.csv') // 'students_*.csv'
 */
export const patternOf = (fileName: string): string => {
  const pattern = fileName
    .replace(/\d+(?:[-_.]\d+)*/g, '*')
    // Spaces at the ends are cut off a pattern.
    .replace(/[^\w .,()&*?-]|^ | $/g, '?')
  const parts = pattern.split('*')
  if (parts.length <= MAX_PARTS && pattern.length <= LONGEST) return pattern
  const head = parts.slice(0, MAX_PARTS - 1).join('*')
  const tail = parts.at(-1) ?? ''
  return `${head.slice(0, LONGEST - 1 - LONGEST_TAIL)}*${tail.slice(-LONGEST_TAIL)}`
}

/** A pattern has three asterisks and 120 characters at most. */
const MAX_PARTS = 4
const LONGEST = 120
const LONGEST_TAIL = 29
