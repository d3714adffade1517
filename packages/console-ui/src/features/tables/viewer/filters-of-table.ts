import { formatYearPair } from '@edconsole/console-core'
import type { partMessages } from '../../../parts/messages.ts'
import type { ChoiceFilter, FilterOption, FilterSpec } from '../../../patterns/resource-table/filter-spec.ts'
import type { TableViewerMessages } from './messages.ts'
import type { TableDefinition } from './table-definition.ts'
import type { TableField } from './table-field.ts'
import type { SitesOfYear } from './use-sites-of-year.ts'

type Context = {
  sites: SitesOfYear['list']
  years: readonly number[]
  m: TableViewerMessages
  yesNo: typeof partMessages.yesNo
}

const DAYS = [1, 7, 30, 90]

/** What a table can be narrowed by: those of its fields that the server filters by, each by its kind, then its findings. */
export function filtersOfTable(table: TableDefinition, context: Context): FilterSpec[] {
  const { operation, fields, findings = [] } = table
  const { filterable = [], facets = [], mayBeEmpty = [] } = operation.list ?? {}
  const own = fields
    // The year has a place of its own.
    .filter(({ field }) => filterable.includes(field) && field !== 'schoolYear')
    .map((field) => {
      const hasGroups = facets.includes(field.field)
      return filterOf(field, { hasGroups, isWhole: !mayBeEmpty.includes(field.field) }, context)
    })
  const found = findings.map(({ field, title }) => choice(field, title, optionsOf(context.yesNo)))
  return [...own, ...found]
}

type Server = {
  /** It tells which values there are, and how many rows have each. */
  hasGroups: boolean
  /** Every row has a value. */
  isWhole: boolean
}

function filterOf(spec: TableField, server: Server, context: Context): FilterSpec {
  const { field, title: label, kind, words } = spec
  const { lastDays } = context.m
  if (server.hasGroups) {
    return { ...choice(field, label, knownOptions(spec, context)), fromServer: true }
  }
  switch (kind) {
    case 'flag':
      return choice(field, label, optionsOf(words ?? {}))
    case 'date':
      return {
        kind: 'since',
        field,
        label,
        of: 'day',
        options: DAYS.map((days) => ({ days, label: lastDays(days) })),
      }
    case 'number':
    case 'year':
      return { kind: 'number', field, label }
    default:
      return words
        ? { ...choice(field, label, optionsOf(words)), ...(server.isWhole && { whole: true }) }
        : { kind: 'text', field, label }
  }
}

/** Values that have a name. The server may know more of them. */
function knownOptions({ kind, words, refersTo }: TableField, { sites, years }: Context): FilterOption[] {
  if (refersTo === 'table-sites') {
    return sites.map(({ siteCode, siteName }) => ({ value: siteCode, label: `${siteCode} ${siteName}` }))
  }
  if (kind === 'year') return years.map((year) => ({ value: String(year), label: formatYearPair(year) }))
  return optionsOf(words ?? {})
}

const choice = (field: string, label: string, options: readonly FilterOption[]): ChoiceFilter => ({
  kind: 'choice',
  field,
  label,
  options,
})

const optionsOf = (words: Readonly<Record<string, string>>): FilterOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
