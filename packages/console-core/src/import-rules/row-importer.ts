import { createColumnReader } from './column-reader.ts'
import { DATABASE_COLUMNS, isImported } from './database-columns.ts'
import { type ExcludedSites, leftOutBy } from './excluded-sites.ts'
import { createFinding, type Finding } from './finding.ts'
import { type FixScope, fixTargets } from './fix-target.ts'
import type { RuleTemplate } from './import-template.ts'
import { matchHeaders } from './match-headers.ts'
import type { Value } from './read-value.ts'
import { createRecordChecks, type Lookups, recordLabelOf, siteCodeOf } from './record-checks.ts'
import { createUsage, type Usage } from './usage.ts'

export type ImportContext = Lookups & {
  districtId: string
  /** START year (R31). */
  schoolYear: number
  /** `YYYY-MM-DD`. */
  today: string
  /** Absent: every site takes part. */
  excluded?: ExcludedSites
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
  findings: Finding[]
}

export type RowImporter = {
  /** About the file as a whole: missing columns, headers in another case. */
  findings: Finding[]
  /** A required column is missing, so rows cannot be read. */
  fatal: boolean
  /** `rowNumber` 1 is the first data row. Rows are to be given in their order, once each. */
  importRow(row: SourceRow, rowNumber: number): ImportedRow
  /** The row as the file has it, keyed by header. */
  rowData(row: SourceRow): Record<string, string>
  /** Of the rows so far. */
  usage: Usage
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
  const scope: FixScope = { districtId: context.districtId, templateId: template.id }
  const matched = matchHeaders(DATABASE_COLUMNS[component], template.importTemplateColumns, header, {
    ...scope,
    origin: context.origin,
  })
  const { usage, watch } = createUsage(header)
  const readers = matched.columns.map((bound) =>
    createColumnReader(bound, { header, template, context, scope, watch }),
  )
  const checks = createRecordChecks(
    { ...template, componentName: component },
    header,
    matched.columns,
    context,
    scope,
  )
  const { excluded, students } = context
  const taking = excluded ? { componentName: component, excluded, students } : null
  const fieldsOf = (row: SourceRow): readonly string[] =>
    isFields(row) ? row : header.map((name) => row[name] ?? '')
  // Copied for each row: to an object that has its keys already values are added much faster.
  const nothing: Record<string, Value> = {}
  for (const { columnName } of readers) nothing[columnName] = null

  const importRow = (row: SourceRow, rowNumber: number): ImportedRow => {
    const fields = fieldsOf(row)
    const findings: Finding[] = []
    const record = { ...nothing }
    const ragged = raggedness(fields, header.length, rowNumber, template, scope)
    // The key is worth reading even then: whoever searches for the record finds the line.
    const found = ragged ? [] : findings
    for (const { columnName, read } of readers) record[columnName] = read(fields, found)
    const outside = ragged || taking === null ? null : leftOutBy(taking, record)
    if (outside !== null) findings.length = 0
    else if (ragged) findings.push(ragged)
    else checks.check(record, fields, rowNumber, findings)
    const refused = outside !== null || findings.some(isError)
    return {
      sourceId: checks.sourceIdOf(record, fields),
      recordLabel: recordLabelOf(record),
      siteCode: siteCodeOf(record),
      record: refused ? null : record,
      leftOutBy: outside,
      findings,
    }
  }

  return {
    findings: matched.findings,
    fatal: matched.fatal,
    usage,
    importRow,
    rowData: (row) => keyed(fieldsOf(row), header),
  }
}

/** V007. Empty fields behind the last column do no harm: spreadsheets write them. */
const raggedness = (
  fields: readonly string[],
  expected: number,
  rowNumber: number,
  template: RuleTemplate,
  scope: FixScope,
): Finding | null => {
  const count = fields.length
  if (count === expected || (count > expected && fields.slice(expected).every((f) => f.trim() === '')))
    return null
  const row = (rowNumber + (template.hasHeader ? 1 : 0)).toLocaleString('en-US')
  return createFinding('V007', {
    words: { row, fields: `${count} ${count === 1 ? 'field' : 'fields'}`, expected },
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

const isError = ({ severity }: Finding): boolean => severity === 'error'

const isFields = (row: SourceRow): row is readonly string[] => Array.isArray(row)
