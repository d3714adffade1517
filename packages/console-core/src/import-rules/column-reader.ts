import { columnDates } from './column-dates.ts'
import { createFinding, type Finding } from './finding.ts'
import type { FixScope } from './fix-target.ts'
import type { RuleTemplate } from './import-template.ts'
import type { BoundColumn } from './match-headers.ts'
import { ownCopy } from './own-copy.ts'
import { readValue, type Value, type ValueContext } from './read-value.ts'
import { transformValue } from './transform-value.ts'
import { createTranslator } from './translator.ts'
import type { Watch } from './usage.ts'

export type ColumnReader = {
  readonly columnName: string
  /** The value of a row in this column. What is wrong with it is added to `found`. */
  readonly read: (fields: readonly string[], found: Finding[]) => Value
}

type Surroundings = {
  header: readonly string[]
  template: RuleTemplate
  context: { schoolYear: number; today: string }
  scope: FixScope
  watch: Watch
}

/** What a text was read as without a finding, which codes were translated for it, and how often it came again. */
type Remembered = { value: Value; codes: readonly string[]; again: number }

/** So many different texts of a column are remembered, none longer than this. */
const REMEMBERED = 10_000
const LONGEST = 40

/**
 * Reads one column of ours out of rows: map, transform, translate, check. Codes, dates and numbers come again and again in
 * a file, so what one was read as is remembered.
 */
export const createColumnReader = (
  { definition, mapping, indexes }: BoundColumn,
  { header, template, context, scope, watch }: Surroundings,
): ColumnReader => {
  const { columnName, isCoded, isList, isRequired, dataType, maxLength } = definition
  const sourceColumn = indexes.map((i) => header[i] ?? '').join(' + ') || null
  const known = new Map<string, Remembered>()
  let codes: string[] = []
  const watched = isCoded ? watch(columnName, createTranslator(mapping), () => repeats(known)) : null
  const value: ValueContext = {
    column: definition,
    sourceColumn,
    template,
    scope,
    dates: columnDates(template.componentName, columnName, context),
    translate:
      watched &&
      ((text) => {
        codes.push(text)
        return watched(text)
      }),
  }
  const rawOf = rawReader(mapping.mappingType === 'fixed' ? mapping.fixedValue : null, indexes)
  const isPlain = !isCoded && !isList && dataType === 'string'
  const most = maxLength ?? Number.POSITIVE_INFINITY
  const remembers = !isPlain && dataType !== 'email'

  const readAnew = (raw: string, found: Finding[]): Value => {
    const before = found.length
    const text = transformValue(raw, mapping.transform)
    const result = isList ? readList(text, value, found) : readValue(text, value, found)
    if (result !== null || found.length > before) return result
    const instead = mapping.defaultValue ? readValue(mapping.defaultValue, value, found) : null
    if (instead === null && isRequired && found.length === before)
      found.push(createFinding('V003', { column: definition, sourceColumn, value: raw }))
    return instead
  }

  const read: ColumnReader['read'] = (fields, found) => {
    const raw = rawOf(fields)
    if (isPlain && raw !== '') {
      const bare = transformValue(raw, mapping.transform).trim()
      if (bare !== '' && bare.length <= most) return bare
    }
    const same = known.get(raw)
    if (same !== undefined) {
      same.again += 1
      return same.value
    }
    const before = found.length
    codes = []
    const result = readAnew(raw, found)
    if ((remembers || raw === '') && found.length === before && raw.length <= LONGEST)
      if (known.size < REMEMBERED) known.set(ownCopy(raw), { value: result, codes, again: 0 })
    return result
  }
  return { columnName, read }
}

/** The codes that came again since they were last asked for, each with how often. */
function* repeats(known: ReadonlyMap<string, Remembered>): Generator<[code: string, times: number]> {
  for (const remembered of known.values()) {
    if (remembered.again > 0) for (const code of remembered.codes) yield [code, remembered.again]
    remembered.again = 0
  }
}

const rawReader = (
  constant: string | null,
  indexes: readonly number[],
): ((fields: readonly string[]) => string) => {
  if (constant !== null) return () => constant
  const [only, ...others] = indexes
  if (only === undefined) return () => ''
  if (others.length === 0) return (fields) => fields[only] ?? ''
  return (fields) =>
    indexes
      .map((i) => fields[i]?.trim() ?? '')
      .filter(Boolean)
      .join(' ')
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
