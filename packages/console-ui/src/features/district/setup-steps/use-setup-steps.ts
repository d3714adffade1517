import {
  type ApiFailure,
  apiProviderResource,
  authenticationsResource,
  CONSTANTS,
  exportsResource,
  importLogsResource,
  productsEnabledResource,
  productsResource,
  referenceResource,
  sisImportsResource,
  sitesResource,
  useAccess,
  useConsoleSettings,
  useDataYear,
  useDistrict,
  useDistrictScope,
  useItem,
  useList,
  useMessages,
} from '@edconsole/console-core'
import { setupStepsMessages } from './messages.ts'
import { type SetupFacts, type SetupStep, setupSteps } from './setup-steps.ts'

export type SetupStepsState = {
  /** Those that this user may see, in order. */
  steps: readonly SetupStep[]
  /** There are no others: once these are done, all is. */
  seesAll: boolean
  /** Some are not known yet. */
  loading: boolean
  facts: SetupFacts
  errors: readonly ApiFailure[]
  retry(): void
}

/** Stored results of an import that brought rows in. */
const COMPLETED = ['completed', 'completedWithErrors']

/** The set-up of the district around, read from the calls behind it; none is made that this user's roles would refuse. */
export function useSetupSteps({ silent = false }: { silent?: boolean } = {}): SetupStepsState {
  const m = useMessages('setup-steps', setupStepsMessages)
  const { can } = useAccess()
  const { selected } = useDistrict()
  const schoolYear = useDataYear()
  const scope = useDistrictScope()
  const districtId = scope?.id ?? ''
  const mayConnect = can('sis-import-api-setup') || can('client-communication')
  const may = {
    connection: mayConnect,
    products: can('setup') || can('export'),
    sites: can('site-overview'),
    templates: can('sis-import-templates'),
    imports: can('import-logs'),
    exports: can('export'),
    ways: can('authentication-configs'),
  }

  const systems = useItem(referenceResource.sisSystems, {}, { enabled: may.connection, silent })
  const configs = useItem(
    apiProviderResource.configs,
    { params: { id: districtId } },
    { enabled: may.connection, silent },
  )
  const products = useItem(productsEnabledResource.list, {}, { enabled: may.products, silent })
  const sites = useList(
    sitesResource.list,
    { limit: 1, filter: { schoolYear: schoolYear ?? 0 } },
    { enabled: may.sites && selected !== null, silent },
  )
  // Those of other years run no more, or not yet.
  const ofYear = { limit: 100, filter: { schoolYear: schoolYear ?? 0 } }
  const templates = useList(sisImportsResource.list, ofYear, {
    enabled: may.templates && selected !== null,
    silent,
  })
  const first = useList(
    importLogsResource.headers,
    { filter: { status: COMPLETED, schoolYear: schoolYear ?? 0 }, sort: { startedAt: 'asc' }, limit: 1 },
    { enabled: may.imports && selected !== null, silent },
  )
  const last = useList(
    importLogsResource.headers,
    { sort: { startedAt: 'desc' }, limit: 1 },
    { enabled: may.imports, silent },
  )
  const exports = useList(exportsResource.list, ofYear, { enabled: may.exports && selected !== null, silent })
  // Whether the products that are on accept exports says whether one is missing.
  const isMissing = exports.data?.length === 0 && products.data?.some(({ enabled }) => enabled) === true
  const catalog = useList(
    productsResource.list,
    { limit: CONSTANTS.limitMax },
    { enabled: may.exports && isMissing, silent },
  )
  const ways = useList(authenticationsResource.list, { limit: 100 }, { enabled: may.ways, silent })

  const config = configs.data?.[0]
  const { timeZone } = useConsoleSettings()
  const facts: SetupFacts = {
    timeZone,
    district: selected && String(selected.id) === districtId ? selected : undefined,
    connection: part([systems, configs], () => ({
      config,
      system: systems.data?.find(({ id }) => id === config?.sisSystemId),
    })),
    products: part([products], () => products.data ?? []),
    sites: part([sites], () => ({ total: sites.totalCount ?? 0 })),
    templates: part([templates], () => templates.data ?? []),
    imports: part([first, last], () => ({ first: first.data?.[0], last: last.data?.[0] })),
    exports: part(isMissing ? [exports, catalog] : [exports], () => exports.data ?? []),
    catalog: catalog.data,
    ways: part([ways], () => ways.data ?? []),
  }
  const all = [systems, configs, products, sites, templates, first, last, exports, catalog, ways]
  return {
    steps: setupSteps(districtId, facts, m),
    seesAll: Object.values(may).every((one) => one),
    loading: all.some(({ loading }) => loading),
    facts,
    errors: all.flatMap(({ errors }) => errors),
    retry: () => {
      for (const one of all) if (one.errors.length > 0) one.retry()
    },
  }
}

type Asked = { data: unknown; errors: readonly ApiFailure[] }

/** Undefined until all of it came, or where it was not asked for; null when something of it failed. */
function part<Facts>(asked: readonly Asked[], facts: () => Facts): Facts | null | undefined {
  if (asked.some(({ errors }) => errors.length > 0)) return null
  return asked.every(({ data }) => data !== undefined) ? facts() : undefined
}
