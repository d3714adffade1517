import {
  apiProviderResource,
  CONSTANTS,
  exportLogsResource,
  exportsResource,
  formatYearPair,
  gradingPeriodsResource,
  importLogsResource,
  productsEnabledResource,
  RUN_STATUSES,
  type SisImportTemplateDetailed,
  sisImportsResource,
  sitesResource,
  useAccess,
  useDistrict,
  useItem,
  useList,
} from '@edconsole/console-core'
import { unmappedColumns } from '../templates/state/unmapped-columns.ts'
import type { RolloverMessages } from './messages.ts'
import { type Asked, namesOf, type RolloverCheck, verdict } from './rollover-check.ts'

export type RolloverChecksAnswer = {
  /** Only what the user may look into. */
  checks: RolloverCheck[]
  /** Of the old year, for a copy to keep. */
  templates: readonly SisImportTemplateDetailed[] | undefined
}

const RUNNING = Object.entries(RUN_STATUSES).flatMap(([status, { running }]) => (running ? [status] : []))

/**
 * What is worth knowing before a rollover (domain 6.4). Only what runs beside it keeps it from starting; the rest is advice,
 * and a failed check blocks nothing.
 */
export function useRolloverChecks(
  { id, year }: { id: number; year: number },
  { checks: m }: RolloverMessages,
): RolloverChecksAnswer {
  const { can } = useAccess()
  const { selected } = useDistrict()
  const to = formatYearPair(year + 1)
  const quiet = (enabled: boolean) => ({ enabled, silent: true })
  const one = { limit: 1 }
  const all = { limit: CONSTANTS.limitMax }
  const may = {
    imports: can('import-logs'),
    exportRuns: can('export-logs'),
    connection: can('sis-import-api-setup'),
    periods: can('table-grading-periods'),
    sites: can('site-overview'),
    templates: can('sis-import-templates'),
    exports: can('export'),
  }
  const running = { ...one, filter: { status: RUNNING } }
  const imports = useList(importLogsResource.headers, running, quiet(may.imports))
  const sendings = useList(exportLogsResource.headers, running, quiet(may.exportRuns))
  const configs = useItem(apiProviderResource.configs, { params: { id } }, quiet(may.connection))
  const periods = useList(
    gradingPeriodsResource.list,
    { ...one, filter: { schoolYear: year + 1 } },
    quiet(may.periods),
  )
  const closed = useList(
    sitesResource.list,
    { ...one, filter: { schoolType: 'Closed', schoolYear: year } },
    quiet(may.sites),
  )
  const templates = useList(
    sisImportsResource.detailed,
    { ...all, filter: { schoolYear: year, isEnabled: true } },
    quiet(may.templates),
  )
  const exports = useList(exportsResource.list, { ...all, filter: { schoolYear: year } }, quiet(may.exports))
  const products = useItem(productsEnabledResource.list, { query: { schoolYear: year } }, quiet(may.exports))
  const next = useItem(productsEnabledResource.list, { query: { schoolYear: year + 1 } }, quiet(may.exports))

  const system = selected?.sisProviderName ?? 'SIS'
  const checks = [
    may.imports
      ? verdict('imports', m.runs, imports, () =>
          imports.totalCount ? ['blocked', m.importRuns] : ['passed', m.noRuns],
        )
      : null,
    may.exportRuns && sendings.totalCount !== 0
      ? verdict('sendings', m.runs, sendings, () => ['blocked', m.exportRuns])
      : null,
    may.connection
      ? verdict('connection', m.connection, configs, () => {
          const status = configs.data?.[0]?.lastVerifiedStatus
          if (status === 'ok') return ['passed', m.connectionWorks(system)]
          return ['warning', status === 'failed' ? m.connectionFails(system) : m.connectionUntested]
        })
      : null,
    may.periods
      ? verdict('periods', m.periods, periods, () =>
          periods.totalCount ? ['passed', m.periodsThere(to)] : ['warning', m.periodsMissing(to)],
        )
      : null,
    may.sites
      ? verdict('sites', m.sites, closed, () =>
          closed.totalCount ? ['warning', m.someClosed(closed.totalCount)] : ['passed', m.noneClosed],
        )
      : null,
    may.templates
      ? verdict('templates', m.templates, templates, () => {
          if (templates.data?.length === 0) return ['warning', m.templatesNone(formatYearPair(year))]
          const lacking = (templates.data ?? []).filter((template) => unmappedColumns(template).length > 0)
          return lacking.length > 0
            ? ['warning', m.templatesLack(namesOf(lacking))]
            : ['passed', m.templatesWhole]
        })
      : null,
    may.exports
      ? verdict('exports', m.exports, both(exports, products), () => {
          const on = new Set(
            products.data?.flatMap((product) => (product.enabled ? [product.productId] : [])),
          )
          const lacking = (exports.data ?? []).filter(({ productId }) => !on.has(productId))
          return lacking.length > 0
            ? ['warning', m.exportsLack(namesOf(lacking))]
            : ['passed', m.exportsWhole]
        })
      : null,
    may.exports
      ? verdict('products', m.products, next, () =>
          next.data?.some(({ enabled }) => enabled)
            ? ['passed', m.productsOn(to)]
            : ['warning', m.productsNone(to)],
        )
      : null,
  ]
  const shown = checks.flatMap((check) => (check ? [textOf(check, m)] : []))
  return { checks: shown, templates: templates.data?.length ? templates.data : undefined }
}

/** Two calls that one check needs. */
const both = (a: Asked, b: Asked): Asked => ({
  loading: a.loading || b.loading,
  errors: [...a.errors, ...b.errors],
  data: a.data === undefined ? undefined : b.data,
})

const textOf = (check: RolloverCheck, m: RolloverMessages['checks']): RolloverCheck =>
  check.state === 'unknown' ? { ...check, text: m.unknown(check.text) } : check
