import { columnDates } from './column-dates.ts'
import { DATABASE_COLUMNS, isImported } from './database-columns.ts'
import { type ExcludedSites, leftOutBy } from './excluded-sites.ts'
import { createFinding, type Finding } from './finding.ts'
import { type FixScope, fixTargets } from './fix-target.ts'
import type { RuleTemplate } from './import-template.ts'
import { type BoundColumn, matchHeaders } from './match-headers.ts'
import { readValue, type Value, type ValueContext } from './read-value.ts'
import { createRecordChecks, type Lookups } from './record-checks.ts'
import { transformValue } from './transform-value.ts'
import { createTranslator } from './translator.ts'
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
  const readers = matched.columns.map((bound) => createReader(bound, header, template, context, scope, watch))
  const checks = createRecordChecks(
    { ...template, componentName: component },
    header,
    matched.columns,
    context,
    scope,
  )
  const own = { componentName: component, students: context.students }
  const fieldsOf = (row: SourceRow): readonly string[] =>
    isFields(row) ? row : header.map((name) => row[name] ?? '')

  const importRow = (row: SourceRow, rowNumber: number): ImportedRow => {
    const fields = fieldsOf(row)
    const findings: Finding[] = []
    const record: Record<string, Value> = {}
    const ragged = raggedness(fields, header.length, rowNumber, template, scope)
    // The key is worth reading even then: whoever searches for the record finds the line.
    for (const reader of readers) record[reader.columnName] = reader.read(fields, ragged ? [] : findings)
    const outside =
      ragged || !context.excluded ? null : leftOutBy({ ...own, excluded: context.excluded }, record)
    if (outside !== null)
      return { ...checks.describe(record, fields), record: null, leftOutBy: outside, findings: [] }
    if (ragged) findings.push(ragged)
    else checks.check(record, fields, rowNumber, findings)
    const refused = findings.some((finding) => finding.severity === 'error')
    return {
      ...checks.describe(record, fields),
      record: refused ? null : record,
      leftOutBy: null,
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

const createReader = (
  { definition, mapping, indexes }: BoundColumn,
  header: readonly string[],
  template: RuleTemplate,
  context: ImportContext,
  scope: FixScope,
  watch: ReturnType<typeof createUsage>['watch'],
): { columnName: string; read: (fields: readonly string[], found: Finding[]) => Value } => {
  const sourceColumn = indexes.map((i) => header[i] ?? '').join(' + ') || null
  const value: ValueContext = {
    column: definition,
    sourceColumn,
    template,
    scope,
    dates: columnDates(template.componentName, definition.columnName, context),
    translate: definition.isCoded ? watch(definition.columnName, createTranslator(mapping)) : null,
  }
  const constant = mapping.mappingType === 'fixed' ? mapping.fixedValue : null
  const [only] = indexes

  const read = (fields: readonly string[], found: Finding[]): Value => {
    const before = found.length
    const raw =
      constant ??
      (indexes.length > 1
        ? indexes
            .map((i) => fields[i]?.trim() ?? '')
            .filter(Boolean)
            .join(' ')
        : ((only === undefined ? '' : fields[only]) ?? ''))
    const text = transformValue(raw, mapping.transform)
    let result = definition.isList ? readList(text, value, found) : readValue(text, value, found)
    const silent = found.length === before
    if (result === null && silent && mapping.defaultValue)
      result = readValue(mapping.defaultValue, value, found)
    if (result === null && silent && definition.isRequired && found.length === before) {
      found.push(createFinding('V003', { column: definition, sourceColumn, value: raw }))
    }
    return result
  }
  return { columnName: definition.columnName, read }
}

const readList = (text: string, context: ValueContext, found: Finding[]): Value => {
  const items = text
    .split(/[;|,]/)
    .map((item) => item.trim())
    .filter(Boolean)
  const values = new Set<string>()
  for (const item of items) {
    const value = readValue(item, context, found)
    if (typeof value === 'string') values.add(value)
  }
  return values.size > 0 ? [...values] : null
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

const isFields = (row: SourceRow): row is readonly string[] => Array.isArray(row)
