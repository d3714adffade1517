import { createColumnReader } from './column-reader.ts'
import type { ImportedComponent } from './database-column.ts'
import { DATABASE_COLUMNS, isImported } from './database-columns.ts'
import type { DateOrders } from './date-orders.ts'
import { type ExcludedSites, leftOutBy } from './excluded-sites.ts'
import { createFinding, type Finding } from './finding.ts'
import { type FixScope, fixTargets } from './fix-target.ts'
import type { RuleTemplate } from './import-template.ts'
import { type AbsentColumns, matchHeaders } from './match-headers.ts'
import type { Value } from './read-value.ts'
import { createRecordChecks } from './record-checks/create-record-checks.ts'
import type { Lookups } from './record-checks/lookups.ts'
import { isRefused } from './record-checks/record-check.ts'
import { recordLabelOf, siteCodeOf } from './record-labels.ts'
import { createRecordShape } from './record-shape.ts'
import { createRowMemory } from './row-memory.ts'
import { createRowSorter, type OtherRow, type RowRules } from './source-rows.ts'
import { createUsage, type Usage } from './usage.ts'

export type ImportContext = Lookups & {
  districtId: string
  /** START year (R31). */
  schoolYear: number
  /** `YYYY-MM-DD`. */
  today: string
  /** How columns write dates with slashes, where the template leaves it open; the month is first when absent. */
  dateOrders?: DateOrders['orders']
  /** Absent: every site takes part. */
  excluded?: ExcludedSites
  /** What rows are beside records, where the source knows; else the header decides. */
  rowRules?: RowRules
  /** Columns of the header that were added to those of the file. */
  madeColumns?: number
  absentColumns?: AbsentColumns
}

export type SourceRow = readonly string[] | Readonly<Record<string, string>>

export type ImportedRow = {
  /** Null when the row was refused or left out. Holds only what the template fills. */
  record: Record<string, Value> | null
  /** The record's key; null when the row does not say it. */
  sourceId: string | null
  /** A person's or site's name. */
  recordLabel: string | null
  siteCode: string | null
  /** The site that takes no part in imports, for whose sake the row was left out: nothing is said about it then. */
  leftOutBy: string | null
  fate: RowFate
  findings: Finding[]
}

/**
 * What becomes of a row. `leftOut`: its site takes no part in imports; `deleted`: it says that its record is gone;
 * `repeated`: another row says the same; `other`: it is no record of the component, and only counted.
 */
export type RowFate = 'taken' | 'refused' | 'leftOut' | 'repeated' | 'deleted' | 'other'

/** A row that was looked at only: its messages are put together only on request. */
export type TriedRow = {
  /** In the importer's own order; `recordOf` names them. */
  values: readonly Value[]
  findings: Finding[]
  leftOutBy: string | null
  fate: RowFate
}

export type RowImporter = {
  /** About the file as a whole: missing columns, headers in another case. */
  findings: Finding[]
  /** A required column is missing, so rows cannot be read. */
  fatal: boolean
  /** `rowNumber` 1 is the first data row. Rows are to be given in their order, once each. */
  importRow(row: SourceRow, rowNumber: number): ImportedRow
  /** The same rules without building records, which takes much less time. */
  tryRow(fields: readonly string[], rowNumber: number): TriedRow
  /** What a tried row says, whether it is taken or not. */
  recordOf(row: TriedRow): Record<string, Value>
  /** A tried row's key; null when it doesn't say it. */
  sourceIdOf(row: TriedRow, fields: readonly string[]): string | null
  /** The row as the file has it, keyed by header. */
  rowData(row: SourceRow): Record<string, string>
  /** Of the rows so far. */
  usage: Usage
  /** What the rows so far were that are no records of the component: one finding for each kind, with its count. */
  others(): Finding[]
}

/**
 * Makes the function that turns rows of one file into records and findings: map, transform, translate, check, resolve.
 * It remembers keys and enrollments, so that a second row for the same thing is noticed.
 */
export const createRowImporter = (
  template: RuleTemplate,
  header: readonly string[],
  context: ImportContext,
): RowImporter => {
  const component = template.componentName
  if (!isImported(component)) throw new TypeError(`There are no import rules for ${component}`)
  const { isStrict } = template
  const scope: FixScope = { districtId: context.districtId, templateId: template.id }
  const matched = matchHeaders(DATABASE_COLUMNS[component], template.importTemplateColumns, header, {
    ...scope,
    origin: context.origin,
    absentColumns: context.absentColumns,
  })
  const { usage, watch } = createUsage(header)
  const { columns } = matched
  const readers = columns.map((bound) =>
    createColumnReader(bound, { header, template, context, scope, watch }),
  )
  const shape = createRecordShape(component, columns)
  const own = context.memory ?? createRowMemory('', template.hasHeader)
  const checks = createRecordChecks({
    component,
    columns,
    shape,
    header,
    lookups: context,
    own,
    scope,
    isStrict,
  })
  const { excluded, students } = context
  const taking = excluded ? { componentName: component, excluded, students } : null
  const sort = createRowSorter(component, header, context.origin, context.rowRules)
  const others = createOtherRows(component)
  const fieldsOf = (row: SourceRow): readonly string[] =>
    isFields(row) ? row : header.map((name) => row[name] ?? '')

  const otherRow = (values: readonly Value[], other: OtherRow): TriedRow => {
    others.add(other)
    return { values, findings: [], leftOutBy: null, fate: 'other' }
  }
  /** Only its key is of interest, and it may lack everything else. */
  const tryDeleted = (values: Value[], fields: readonly string[]): TriedRow => {
    for (let place = 0; place < readers.length; place += 1)
      values[place] = readers[place]?.(fields, []) ?? null
    if (checks.keyOf(values) === null) return otherRow(values, { param: 'deleted', value: 'yes' })
    return { values, findings: [], leftOutBy: null, fate: 'deleted' }
  }

  const tryRow = (fields: readonly string[], rowNumber: number): TriedRow => {
    const findings: Finding[] = []
    const values = shape.empty.slice()
    const sorted = sort?.(fields) ?? null
    if (sorted === 'deleted') return tryDeleted(values, fields)
    if (sorted) return otherRow(values, sorted)
    const ragged = raggedness(fields, header.length, rowNumber, template, scope, context.madeColumns)
    // The key is worth reading even then: a search for the record then finds the line.
    const found = ragged ? [] : findings
    for (let place = 0; place < readers.length; place += 1)
      values[place] = readers[place]?.(fields, found) ?? null
    const outside = ragged || taking === null ? null : leftOutBy(taking, shape.recordOf(values))
    if (outside !== null) findings.length = 0
    else if (ragged) findings.push(ragged)
    else checks.check(values, fields, rowNumber, findings)
    return { values, findings, leftOutBy: outside, fate: fateOf(outside, findings) }
  }
  const importRow = (row: SourceRow, rowNumber: number): ImportedRow => {
    const fields = fieldsOf(row)
    const { values, findings, leftOutBy: outside, fate } = tryRow(fields, rowNumber)
    const record = shape.recordOf(values)
    return {
      sourceId: checks.sourceIdOf(values, fields),
      recordLabel: recordLabelOf(record),
      siteCode: siteCodeOf(record),
      record: fate === 'taken' ? record : null,
      leftOutBy: outside,
      fate,
      findings,
    }
  }

  return {
    findings: matched.findings,
    fatal: matched.fatal,
    usage,
    others: others.findings,
    importRow,
    tryRow,
    recordOf: ({ values }) => shape.recordOf(values),
    sourceIdOf: ({ values }, fields) => checks.sourceIdOf(values, fields),
    rowData: (row) => keyed(fieldsOf(row), header),
  }
}

const fateOf = (leftOutBy: string | null, findings: readonly Finding[]): RowFate => {
  if (leftOutBy !== null) return 'leftOut'
  if (isRefused(findings)) return 'refused'
  return findings.some(({ code }) => code === 'V013') ? 'repeated' : 'taken'
}

/** E008: counts rows that are no records of a component, by kind. */
const createOtherRows = (component: ImportedComponent) => {
  const kinds = new Map<string, OtherRow & { rows: number }>()
  return {
    add: ({ param, value }: OtherRow): void => {
      const key = `${param}/${value}`
      const known = kinds.get(key)
      if (known) known.rows += 1
      else kinds.set(key, { param, value, rows: 1 })
    },
    findings: (): Finding[] =>
      [...kinds.values()].map(({ param, value, rows }) =>
        createFinding('E008', { params: { component, [param]: value, rows } }),
      ),
  }
}

/** V007. Empty fields behind the last column do no harm: spreadsheets write them. */
const raggedness = (
  fields: readonly string[],
  width: number,
  rowNumber: number,
  template: RuleTemplate,
  scope: FixScope,
  made = 0,
): Finding | null => {
  if (fields.length === width || (fields.length > width && fields.slice(width).every((f) => f.trim() === '')))
    return null
  const [count, expected] = [fields.length - made, width - made]
  const row = rowNumber + (template.hasHeader ? 1 : 0)
  return createFinding('V007', {
    params: count === 1 ? { row, expected, single: 1 } : { row, expected, fields: count },
    fixTarget: fixTargets.template(scope),
  })
}

const keyed = (fields: readonly string[], header: readonly string[]): Record<string, string> => {
  const data: Record<string, string> = {}
  fields.forEach((field, i) => {
    const name = header[i]
    if (name !== undefined) data[name] = field
    else if (field.trim() !== '') data[`Field ${i + 1}`] = field
  })
  return data
}

const isFields = (row: SourceRow): row is readonly string[] => Array.isArray(row)
