import type { DatabaseColumn } from './database-column.ts'
import { DATABASE_COLUMNS, isImported } from './database-columns.ts'
import { createFinding, type Finding } from './finding.ts'
import { type FixScope, fixTargets } from './fix-target.ts'
import type { RuleTemplate } from './import-template.ts'
import { type BoundColumn, matchHeaders } from './match-headers.ts'
import { DATE_FORM_WORDS, type DateOrder, parseDate } from './parse-date.ts'
import type { SourceOrigin } from './source-origin.ts'

/** How the columns of one source write dates with slashes. */
export type DateOrders = {
  /** By our column; a column that isn't among them has the month first. */
  readonly orders: ReadonlyMap<string, DateOrder>
  /** V011: what the values themselves don't say. */
  readonly findings: readonly Finding[]
}

export type DateScan = {
  push(fields: readonly string[]): void
  result(): DateOrders
}

type Seen = { monthFirst: number; dayFirst: number; example: string | null }

/**
 * Reads a source's dates before its rows are imported: 03/04/2015 means nothing by itself, but a 25/12/2015 further down says
 * what it is. Null where the template names the form, or fills no date from the source.
 */
export const createDateScan = (
  template: RuleTemplate,
  header: readonly string[],
  at: Pick<FixScope, 'districtId'> & { origin?: SourceOrigin | undefined },
): DateScan | null => {
  if (template.dateFormat !== 'auto' || !isImported(template.componentName)) return null
  const scope = { districtId: at.districtId, templateId: template.id }
  const dates = DATABASE_COLUMNS[template.componentName].filter(({ dataType }) => dataType === 'date')
  const bound = matchHeaders(dates, template.importTemplateColumns, header, scope).columns.flatMap(boundTo)
  if (bound.length === 0) return null
  const push = (fields: readonly string[]): void => {
    for (const { index, seen } of bound) note(seen, fields[index] ?? '')
  }
  return { push, result: () => resultOf(bound, header, scope, at.origin) }
}

type Bound = { definition: DatabaseColumn; index: number; seen: Seen }

const boundTo = ({ definition, indexes }: BoundColumn): Bound[] => {
  const [index] = indexes
  return index === undefined
    ? []
    : [{ definition, index, seen: { monthFirst: 0, dayFirst: 0, example: null } }]
}

const note = (seen: Seen, text: string): void => {
  if (!text.includes('/')) return
  const [month, day] = [parseDate(text, 'MM/DD/YYYY'), parseDate(text, 'DD/MM/YYYY')]
  if (month === day) return
  if (day === null) seen.monthFirst += 1
  else if (month === null) seen.dayFirst += 1
  else seen.example ??= text.trim()
}

const resultOf = (
  bound: readonly Bound[],
  header: readonly string[],
  scope: FixScope,
  origin: SourceOrigin | undefined,
): DateOrders => {
  const decided = new Set(bound.flatMap(({ seen }) => orderOf(seen) ?? []))
  // A column that doesn't say is written like the others of its source, if those agree.
  const [others] = decided.size === 1 ? decided : []
  const orders = new Map<string, DateOrder>()
  const findings: Finding[] = []
  for (const { definition, index, seen } of bound) {
    const { monthFirst, dayFirst, example } = seen
    const order = orderOf(seen) ?? others
    if (order) orders.set(definition.columnName, order)
    const isMixed = monthFirst > 0 && dayFirst > 0
    if (!isMixed && (order || example === null)) continue
    const source = header[index] ?? definition.displayName
    const form = DATE_FORM_WORDS[order ?? 'MM/DD/YYYY']
    findings.push(
      createFinding('V011', {
        column: definition,
        sourceColumn: source,
        value: isMixed ? null : example,
        params: isMixed ? { source, form, monthFirst, dayFirst } : { source, form },
        fixTarget: fixTargets.template(scope),
        origin,
      }),
    )
  }
  return { orders, findings }
}

/** What most of the dates say that can be read in one way only. */
const orderOf = ({ monthFirst, dayFirst }: Seen): DateOrder | null => {
  if (monthFirst === 0 && dayFirst === 0) return null
  return dayFirst > monthFirst ? 'DD/MM/YYYY' : 'MM/DD/YYYY'
}
