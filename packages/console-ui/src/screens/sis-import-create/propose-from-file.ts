import type { DateForm, SisSystem } from '@edconsole/console-core'
import type { SniffedFile } from '@edconsole/console-core/dry-run'
import {
  columnsOf,
  emptyColumn,
  type ImportedComponent,
  matchByName,
  type SeenColumn,
} from '@edconsole/console-core/import-rules'
import type { Begun } from './create-template.tsx'
import { emptyStart, standardStart } from './start-draft.ts'

/** What a file of the SIS proposes. */
export type FileProposal = {
  readonly fileName: string
  readonly component: ImportedComponent
  /** Of so many required columns so many were found by name. */
  readonly matched: number
  readonly required: number
  /** A draft with the columns of the file, and what was seen of them. */
  begin(system: SisSystem | undefined): Begun
}

/** Fewer of its required columns than this make no component. */
const LEAST = 0.6
const SAMPLES = 5

/**
 * The component whose columns a file has, by their names, with the mapping that follows; undefined when it is like none.
 * The name of the file decides between equals: `staff.csv` and `students.csv` have much in common.
 */
export const proposeFromFile = (
  sniffed: SniffedFile,
  fileName: string,
  { components, kind }: { components: readonly ImportedComponent[]; kind?: SisSystem['kind'] | undefined },
): FileProposal | undefined => {
  const candidates = components.map((component) => {
    const columns = columnsOf(component)
    const matches = matchByName(columns, sniffed.header, { kind, taken: new Set() })
    const required = columns.filter(({ isRequired }) => isRequired)
    const matched = required.filter(({ columnName }) => matches.has(columnName)).length
    const named = fileName.toLowerCase().includes(component.toLowerCase()) ? 1 : 0
    // Of two that have all they require, the one that more of the file belongs to.
    const used = matches.size / Math.max(1, sniffed.header.length)
    return {
      component,
      matches,
      matched,
      required: required.length,
      score: matched / required.length + named + used,
    }
  })
  const [best] = candidates
    .filter(({ matched, required }) => matched >= LEAST * required)
    .sort((a, b) => b.score - a.score)
  if (!best) return undefined
  const { component, matches, matched, required } = best
  return {
    ...{ fileName, component, matched, required },
    begin: (system) => begunWith(sniffed, fileName, { component, matches, system }),
  }
}

type Mapping = {
  component: ImportedComponent
  matches: ReadonlyMap<string, string>
  system: SisSystem | undefined
}

const begunWith = (
  sniffed: SniffedFile,
  fileName: string,
  { component, matches, system }: Mapping,
): Begun => {
  const empty = emptyStart(component, system)
  // What codes usually mean, whatever the columns are called here.
  const usual = standardStart(component, system) ?? empty
  const columns = { ...empty.columns }
  const seen: Record<string, SeenColumn> = {}
  for (const { columnName, isCoded } of columnsOf(component)) {
    const sourceColumn = matches.get(columnName)
    if (sourceColumn === undefined) continue
    const translations = usual.columns[columnName]?.translations ?? []
    columns[columnName] = { ...emptyColumn(columnName), sourceColumn, transform: 'trim', translations }
    if (isCoded)
      seen[columnName] = { sourceColumn, sampleValues: samplesOf(sniffed, sourceColumn), unknownValues: [] }
  }
  const { delimiter, hasHeader, header } = sniffed
  return {
    draft: {
      fields: {
        ...empty.fields,
        ...{ source: 'upload', delimiter, hasHeader, dateFormat: dateFormOf(sniffed) },
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
 * The names of files like this one: days and numbers change.
 * @example patternOf('students_2026-09-14.csv') // 'students_*.csv'
 */
export const patternOf = (fileName: string): string => fileName.replace(/\d+(?:[-_.]\d+)*/g, '*')
