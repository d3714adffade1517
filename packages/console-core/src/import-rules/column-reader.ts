import type { DateOrders } from './date-orders.ts'
import { createFinding, type Finding } from './finding.ts'
import type { FixScope } from './fix-target.ts'
import type { RuleTemplate } from './import-template.ts'
import { isPlainEmail } from './is-email.ts'
import { IMPORT_LIMITS } from './limits.ts'
import type { BoundColumn } from './match-headers.ts'
import { ownCopy } from './own-copy.ts'
import { isSpreadsheetNumber, readValue, type Value, type ValueContext } from './read-value.ts'
import { createTextMemory, type TextMemory } from './text-memory.ts'
import { isPlainText, onlyTrims, transformValue } from './transform-value.ts'
import { createTranslator } from './translator.ts'
import type { Watch } from './usage.ts'

/** The value of a row in one column. What is wrong with it is added to `found`. */
export type ReadColumn = (fields: readonly string[], found: Finding[]) => Value

type Surroundings = {
  header: readonly string[]
  template: RuleTemplate
  context: {
    schoolYear: number
    today: string
    dateOrders?: DateOrders['orders'] | undefined
  }
  scope: FixScope
  watch: Watch
}

/** What a text was read as without a finding, which codes were translated for it, and how often it came again. */
type Remembered = { value: Value; codes: readonly string[]; again: number }

/**
 * Reads one column of ours out of rows: map, transform, translate, check. Codes, dates and numbers come again and again in
 * a file, so what one was read as is remembered; a text or an address that is fine as it stands is only looked at.
 */
export const createColumnReader = (
  bound: BoundColumn,
  { header, template, context, scope, watch }: Surroundings,
): ReadColumn => {
  const { definition, mapping, indexes } = bound
  const { columnName, isCoded, isList, isRequired, dataType, maxLength, refersTo } = definition
  const sourceColumn = indexes.map((i) => header[i] ?? '').join(' + ') || null
  const known = createTextMemory<Remembered>()
  let codes: string[] = []
  const watched = isCoded ? watch(columnName, createTranslator(mapping), () => repeats(known)) : null
  const value: ValueContext = {
    column: definition,
    sourceColumn,
    template,
    scope,
    dateOrder: context.dateOrders?.get(columnName),
    dates: columnDates(template.componentName, columnName, context),
    translate:
      watched &&
      ((text) => {
        codes.push(text)
        return watched(text)
      }),
  }
  const rawOf = createRawReader(bound)
  const isText = !isCoded && !isList && dataType === 'string'
  const most = maxLength ?? Number.POSITIVE_INFINITY
  // A site comes as often as a code, and the same string is looked up sooner than an equal one.
  const isRepeated = refersTo === 'sites' || !(isText || dataType === 'email')

  const isLine = isText && most <= LINE
  /** V012 for a line break inside of what is one line. */
  const withoutBreaks = (text: string, raw: string, found: Finding[]): string => {
    if (!isLine || !BREAK.test(text.trim())) return text
    found.push(createFinding('V012', { column: definition, sourceColumn, value: raw.trim() }))
    return text.trim().replace(BREAKS, ' ')
  }

  const readTransformed = (raw: string, found: Finding[]): Value => {
    const before = found.length
    const text = withoutBreaks(transformValue(raw, mapping.transform), raw, found)
    const result = isList ? readList(text, value, found) : readValue(text, value, found)
    if (result !== null || found.length > before) return result
    const instead = mapping.defaultValue ? readValue(mapping.defaultValue, value, found) : null
    if (instead === null && isRequired && found.length === before)
      found.push(createFinding('V003', { column: definition, sourceColumn, value: raw }))
    return instead
  }

  const readAnew = (raw: string, found: Finding[]): Value => {
    const before = found.length
    const text = ownCopy(raw)
    codes = []
    const result = readTransformed(text, found)
    if (found.length === before) known.add(text, { value: result, codes, again: 0 })
    return result
  }

  const readRepeated: ReadColumn = (fields, found) => {
    const raw = rawOf(fields)
    const same = known.get(raw)
    if (same === undefined) return readAnew(raw, found)
    same.again += 1
    return same.value
  }

  const isFine: (raw: string) => boolean = !onlyTrims(mapping.transform)
    ? () => false
    : dataType === 'email'
      ? isPlainEmail
      : (raw) =>
          raw.length <= most && isPlainText(raw) && !isSpreadsheetNumber(raw) && !(isLine && BREAK.test(raw))

  /** Values that hardly come twice. Only nothing does: what an empty field is read as is remembered. */
  const readSingle: ReadColumn = (fields, found) => {
    const raw = rawOf(fields)
    if (isFine(raw)) return raw
    return raw === '' ? readRepeated(fields, found) : readTransformed(raw, found)
  }

  return isRepeated ? readRepeated : readSingle
}

/** The codes that came again since they were last asked for, each with how often. */
function* repeats(known: TextMemory<Remembered>): Generator<[code: string, times: number]> {
  for (const remembered of known.entries()) {
    if (remembered.again > 0) for (const code of remembered.codes) yield [code, remembered.again]
    remembered.again = 0
  }
}

/** Longer texts, such as notes, may have several lines. */
const LINE = 255
const BREAK = /[\n\v\f\r\u0085\u2028\u2029]/
const BREAKS = /\s*[\n\v\f\r\u0085\u2028\u2029]+\s*/g

const dayMs = 86_400_000

/** The dates that a column may hold: births since 1900, stays around the school year, nothing that has not happened. */
const columnDates = (
  component: string,
  columnName: string,
  { schoolYear, today }: { schoolYear: number; today: string },
): { from: string; to: string } | null => {
  if (columnName === 'birthDate') return { from: IMPORT_LIMITS.earliestBirthDate, to: today }
  const around = {
    from: shifted(`${schoolYear}-06-01`, -IMPORT_LIMITS.enrollmentDays),
    to: shifted(`${schoolYear + 1}-06-30`, IMPORT_LIMITS.enrollmentDays),
  }
  if (columnName === 'incidentDate') return { ...around, to: today }
  return component === 'enrollment' || columnName === 'attendanceDate' ? around : null
}

const shifted = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** What a row says in a column before anything is made of it: a field, several with a space between, or a constant. */
const createRawReader = ({
  mapping,
  indexes,
}: Pick<BoundColumn, 'mapping' | 'indexes'>): ((fields: readonly string[]) => string) => {
  const { mappingType, fixedValue } = mapping
  if (mappingType === 'fixed' && fixedValue !== null) return () => fixedValue
  const [only, ...others] = indexes
  if (only === undefined) return () => ''
  if (others.length === 0) return (fields) => fields[only] ?? ''
  return (fields) =>
    indexes
      .map((i) => fields[i]?.trim() ?? '')
      .filter(Boolean)
      .join(' ')
}

/** Reads the several values of one field, each once; null when there is none. */
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
