import {
  type CurrentUser,
  type DistrictListItem,
  type DistrictStates,
  type ImportLogHeader,
  parseQuery,
  type QueryValue,
  type SavedView,
} from '@edconsole/console-core'

export type RowsServerOptions = {
  batches?: readonly ImportLogHeader[]
  districts?: readonly DistrictListItem[]
  roles?: readonly string[]
  user?: Partial<CurrentUser>
  sisYear?: number
  /** The operator's notice to all users. */
  notice?: string
  /** Districts whose imports stand out. */
  states?: DistrictStates
  /** Saved views of its lists. */
  views?: readonly SavedView[]
  /** Who is asked for access. */
  supportEmail?: string
  now?: string
  /** Answers with groups where they are asked for (R46). */
  facets?: boolean
}

export type RowsServer = {
  fetch(request: Request): Promise<Response>
  now(): Date
  signIn(email: string): Promise<string>
  /** What was sent to write preferences and saved views, in order. */
  readonly written: { method: string; path: string; body: unknown }[]
}

/** A server over plain lists, for tests of patterns: pages, orders, filters and searches as the real one does (R16). */
export function rowsServer(options: RowsServerOptions = {}): RowsServer {
  const { batches = [], districts = [districtItem(42)], roles = [], sisYear = 2026 } = options
  const written: RowsServer['written'] = []
  let views = options.views ?? []
  const bodyOf = async (request: Request) => {
    const body = await request.json()
    written.push({ method: request.method, path: new URL(request.url).pathname, body })
    return body
  }
  const answer = async (request: Request): Promise<unknown> => {
    const { pathname, search } = new URL(request.url)
    const query = parseQuery(search)
    switch (pathname.replace('/api', '')) {
      case '/user-info':
        return { data: { ...userWith(roles), ...options.user } }
      case '/districts':
        return { data: districts }
      case '/districts/states':
        return { data: options.states ?? { failed: [], held: [], late: [], never: [] } }
      case '/district': {
        const { id, lea } = groupOf(query.filter)
        const found = districts.filter((one) => String(one.id) === String(id) || one.lea === lea)
        return { data: found.map((one) => ({ ...one, sisYear })) }
      }
      case '/configuration/console.banner.message':
        return { data: options.notice ? [{ value: options.notice }] : [] }
      case '/configuration/console.support.email':
        return { data: options.supportEmail ? [{ value: options.supportEmail }] : [] }
      case '/user-preferences':
        return { data: { columnStates: null, pageSizes: null } }
      case '/user-preferences/column_states':
      case '/user-preferences/page_sizes':
        await bodyOf(request)
        return { data: {} }
      case '/saved-views':
        if (request.method === 'GET') return { data: views }
        views = [...views, savedView(views.length + 1, await bodyOf(request))]
        return { data: views.at(-1) }
      case '/saved-views/1':
        views =
          request.method === 'DELETE'
            ? views.slice(1)
            : [savedView(1, Object.assign({}, views[0], await bodyOf(request))), ...views.slice(1)]
        return { data: request.method === 'DELETE' ? null : views[0] }
      case '/district/import-log-headers':
        return listOf(batches, query, options.facets === true)
      default:
        return { data: null }
    }
  }
  return {
    fetch: async (request) => Response.json(await answer(request)),
    now: () => new Date(options.now ?? '2026-09-14T12:14:00Z'),
    signIn: async () => 'session=1',
    written,
  }
}

/** A view of the import logs that its reader saved. */
export function savedView(id: number, over: Partial<SavedView>): SavedView {
  const own = { isOwn: true, canChange: true, ownerName: 'Sample Employee' }
  const saved = {
    listId: 'import-logs',
    name: `View ${id}`,
    isShared: false,
    lea: null,
    query: '',
    columns: [],
  }
  return Object.assign({ id }, saved, own, over)
}

export function districtItem(id: number | null, districtName = `District ${id}`): DistrictListItem {
  return { id, lea: `0${id ?? 417}`, districtName, state: 'CA', isActive: true, lastImportStatus: null }
}

/** A batch that started so many hours before the test's "now". */
export function batch(batchId: number, hoursAgo = batchId): ImportLogHeader {
  const startedAt = new Date(Date.parse('2026-09-14T12:00:00Z') - hoursAgo * 3_600_000).toISOString()
  return {
    batchId,
    lea: '042',
    schoolYear: 2026,
    districtName: 'District 42',
    sisProviderName: 'Aeries',
    source: batchId % 2 === 0 ? 'api' : 'upload',
    triggerType: 'manual',
    triggeredBy: null,
    status: batchId % 5 === 0 ? 'failed' : 'completed',
    startedAt,
    endedAt: startedAt,
    durationMs: 1000,
    componentsTotal: 4,
    componentsDone: 4,
    componentsFailed: 0,
    components: [],
    recordsExpected: null,
    failureOrigin: null,
    message: null,
    recordsRead: batchId,
    recordsInserted: batchId,
    recordsUpdated: 0,
    recordsUnchanged: 0,
    recordsRejected: 0,
    recordsDeleted: 0,
    recordsWarned: 0,
    warningCount: 0,
    errorCount: 0,
  }
}

/** A user with these roles. */
export function userWith(reachableRoles: readonly string[]): CurrentUser {
  return {
    id: 7,
    emailAddress: 'sample.employee@provider.example',
    clientId: 1,
    accountId: 1,
    roles: reachableRoles,
    reachableRoles,
    lastLogin: '2026-09-14T11:58:00Z',
    clientName: 'Provider Operations',
    ssoUser: {
      name: 'Sample Employee',
      firstName: 'Sample',
      lastName: 'Employee',
      email: 'sample.employee@provider.example',
      authType: 'illuminate',
    },
  }
}

function listOf(rows: readonly ImportLogHeader[], query: Record<string, QueryValue>, hasFacets: boolean) {
  const limit = Number(query.limit ?? 25)
  const offset = Number(query.offset ?? 0)
  const [sort] = Object.entries(groupOf(query.sort))
  const filters = Object.entries(groupOf(query.filter))
  const found = rows
    .filter((row) => filters.every(([field, wanted]) => matches(Reflect.get(row, field), wanted)))
    .filter((row) => String(row.batchId).includes(String(query.search ?? '')))
  if (sort)
    found.sort(
      (a, b) => compare(Reflect.get(a, sort[0]), Reflect.get(b, sort[0])) * (sort[1] === 'desc' ? -1 : 1),
    )
  return {
    data: found.slice(offset, offset + limit),
    extensions: {
      limit,
      offset,
      totalCount: found.length,
      ...(hasFacets && query.facets !== undefined && { facets: facetsOf(found, [query.facets].flat()) }),
    },
  }
}

function facetsOf(rows: readonly ImportLogHeader[], fields: readonly QueryValue[]) {
  const groupsOf = (field: string) => {
    const counts = new Map<string, number>()
    for (const row of rows) {
      const value = String(Reflect.get(row, field))
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return [...counts].map(([value, count]) => ({ value, count }))
  }
  return Object.fromEntries(fields.map((field) => [String(field), groupsOf(String(field))]))
}

function matches(value: unknown, wanted: QueryValue): boolean {
  if (Array.isArray(wanted)) return wanted.includes(String(value))
  const { gte } = groupOf(wanted)
  if (gte !== undefined) return compare(value, gte) >= 0
  return String(value) === String(wanted)
}

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' ? a - Number(b) : String(a) < String(b) ? -1 : Number(String(a) > String(b))
}

function groupOf(value: QueryValue): { readonly [key: string]: QueryValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}
