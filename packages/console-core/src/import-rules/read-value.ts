import { formatDay } from '../formats/format-day.ts'
import type { DatabaseColumn } from './database-column.ts'
import { createFinding, type Finding } from './finding.ts'
import type { FindingCode } from './finding-codes.ts'
import { type FixScope, fixTargets } from './fix-target.ts'
import type { RuleTemplate } from './import-template.ts'
import { isEmail } from './is-email.ts'
import { asLeftOut, mayBeLeftOut } from './left-out-values.ts'
import { DATE_FORM_WORDS, type DateOrder, dateFormOf, parseDate } from './parse-date.ts'
import type { Translated } from './translator.ts'

/** One value of a record as it is stored. */
export type Value = string | number | boolean | string[] | null

export type ValueContext = {
  column: DatabaseColumn
  sourceColumn: string | null
  template: RuleTemplate
  scope: FixScope
  /** The dates between which this column's dates lie, both included. */
  dates: { from: string; to: string } | null
  translate: ((text: string) => Translated) | null
  /** What dates with slashes are, where the template leaves it open. */
  dateOrder?: DateOrder | undefined
}

/** Reads one text into a value. A finding of severity error means that the row cannot be loaded. */
export const readValue = (text: string, context: ValueContext, found: Finding[]): Value => {
  const { column, sourceColumn, template } = context
  const isLenient = mayBeLeftOut(column, template)
  const report: Report = (code, more) => {
    const about = { column, sourceColumn, value: text }
    const finding = createFinding(code, Object.assign(about, more))
    found.push(isLenient ? asLeftOut(finding) : finding)
    return null
  }
  if (context.translate) return readCoded(text, context, context.translate, report)

  const bare = text.trim()
  if (bare === '') return null
  if (column.maxLength !== null && bare.length > column.maxLength && column.dataType !== 'email') {
    return report('V005', { params: { max: column.maxLength } })
  }
  switch (column.dataType) {
    case 'number':
      return readNumber(bare, context, report)
    case 'boolean':
      return (
        parseBoolean(bare) ??
        report('T001', {
          params: { list: 'yes and no values', expected: 'Y or N' },
          owner: 'district',
        })
      )
    case 'email':
      return isEmail(bare) ? bare.toLowerCase() : report('V009')
    case 'date':
      return readDate(bare, context, report)
    default:
      return isSpreadsheetNumber(bare) ? report('V014') : bare
  }
}

/** A number as spreadsheets save it: many long ids end up as the same `1.20034E+13`, and the code `3E1` as `3.00E+01`. */
export const isSpreadsheetNumber = (text: string): boolean =>
  text.at(-3) === '+' && /^\d(\.\d+)?E\+\d\d$/i.test(text)

type Report = <Code extends FindingCode>(
  code: Code,
  details?: Parameters<typeof createFinding<Code>>[1],
) => null

const readCoded = (
  text: string,
  { column, scope }: ValueContext,
  translate: (text: string) => Translated,
  report: Report,
): Value => {
  const result = translate(text)
  const value = text.trim()
  const list = column.listNoun ?? 'known values'
  const fixTarget = fixTargets.translation(scope, column.columnName, value)
  switch (result.kind) {
    case 'value':
      return result.value
    case 'empty':
      return null
    case 'fallback':
      report('T002', { value, fixTarget, params: { list, fallback: result.label } })
      return result.value
    case 'ambiguous':
      return report('T003', { value, fixTarget })
    case 'unknown':
      return report('T001', { value, fixTarget, params: { list } })
  }
}

const readNumber = (bare: string, { column: { range } }: ValueContext, report: Report): Value => {
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(bare)) return report('V006')
  const number = Number(bare)
  if (!range || (number >= range[0] && number <= range[1])) return number
  return report('V006', { params: { min: String(range[0]), max: String(range[1]) } })
}

const readDate = (bare: string, context: ValueContext, report: Report): Value => {
  const { column, template, scope, dates, dateOrder } = context
  const date = parseDate(bare, template.dateFormat, dateOrder)
  if (date === null) {
    const otherForm = dateFormOf(bare)
    const isDayFirst = template.dateFormat === 'auto' && dateOrder === 'DD/MM/YYYY'
    const form = DATE_FORM_WORDS[isDayFirst ? dateOrder : template.dateFormat]
    if (otherForm === null) return report('V004', { params: { form } })
    // A real date in another form is the template's fault, not the district's.
    return report('V004', {
      params: { form, otherForm: DATE_FORM_WORDS[otherForm] },
      owner: 'provider',
      fixTarget: fixTargets.templateColumn(scope, column.columnName),
    })
  }
  if (dates && (date < dates.from || date > dates.to)) {
    return report('V004', { params: { from: formatDay(dates.from), to: formatDay(dates.to) } })
  }
  return date
}

const yes = new Set(['y', 'yes', 'true', 't', '1'])
const no = new Set(['n', 'no', 'false', 'f', '0'])

/** Null when the text is neither a yes nor a no. */
const parseBoolean = (text: string): boolean | null => {
  const word = text.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}
