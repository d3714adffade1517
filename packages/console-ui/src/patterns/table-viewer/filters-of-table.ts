import { formatYearPair, GRADE_CODES } from '@edconsole/console-core'
import type { FilterOption, FilterSpec } from '../resource-table/filter-spec.ts'
import type { TableViewerMessages } from './messages.ts'
import type { TableDefinition, TableField } from './table-definition.ts'
import type { SitesOfYear } from './use-sites-of-year.ts'

type Context = {
  sites: SitesOfYear['list']
  years: readonly number[]
  m: TableViewerMessages
}

const DAYS = [1, 7, 30, 90]

/** What a table can be narrowed by: those of its fields that the server filters by, each by its kind, then its findings. */
export function filtersOfTable(table: TableDefinition, context: Context): FilterSpec[] {
  const { operation, fields, findings = [] } = table
  const filterable = new Set(operation.list?.filterable)
  const mayBeEmpty = new Set(operation.list?.mayBeEmpty)
  const own = fields
    // The year has a place of its own.
    .filter(({ field }) => filterable.has(field) && field !== 'schoolYear')
    .map((field) => filterOf(field, !mayBeEmpty.has(field.field), context))
  const found = findings.map(({ field, title }) => choice(field, title, yesNo(context.m.yesNo)))
  return [...own, ...found]
}

function filterOf(spec: TableField, isWhole: boolean, { sites, years, m }: Context): FilterSpec {
  const { field, title: label, kind, words, refersTo } = spec
  const whole = isWhole && { whole: true as const }
  if (refersTo === 'table-sites') {
    const options = sites.map(({ siteCode, siteName }) => ({
      value: siteCode,
      label: `${siteCode} ${siteName}`,
    }))
    // A site may come by link before the list of them is there.
    return { ...choice(field, label, options), open: true }
  }
  switch (kind) {
    case 'flag':
      return choice(field, label, yesNo(words ?? m.yesNo))
    case 'date':
      return {
        kind: 'since',
        field,
        label,
        of: 'day',
        options: DAYS.map((days) => ({ days, label: m.lastDays(days) })),
      }
    case 'year':
      return {
        ...choice(
          field,
          label,
          years.map((year) => ({ value: String(year), label: formatYearPair(year) })),
        ),
        open: true,
      }
    case 'number':
      return { kind: 'number', field, label }
    default:
      if (words) return { ...choice(field, label, optionsOf(words)), ...whole }
      return field === 'gradeLevel' || field === 'gradeLevelTaken'
        ? {
            ...choice(
              field,
              label,
              GRADE_CODES.map((value) => ({ value, label: value })),
            ),
            ...whole,
          }
        : { kind: 'text', field, label }
  }
}

const choice = (field: string, label: string, options: readonly FilterOption[]) =>
  ({ kind: 'choice', field, label, options }) as const

const optionsOf = (words: Readonly<Record<string, string>>): FilterOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const yesNo = (words: Readonly<Record<string, string>>): FilterOption[] => optionsOf(words)
