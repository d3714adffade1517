import type { RouteDef } from './route-def.ts'
import { authenticationRoutes } from './table/authentication.ts'
import { dataExplorerRoutes } from './table/data-explorer.ts'
import { districtRoutes } from './table/district.ts'
import { entryRoutes } from './table/entry.ts'
import { exportRoutes } from './table/exports.ts'
import { providerEmployeeRoutes } from './table/provider-employee.ts'
import { sisImportRoutes } from './table/sis-imports.ts'
import { tableViewerRoutes } from './table/table-viewer.ts'
import { userManagementRoutes } from './table/user-management.ts'

const table = {
  ...entryRoutes,
  ...districtRoutes,
  ...sisImportRoutes,
  ...authenticationRoutes,
  ...exportRoutes,
  ...userManagementRoutes,
  ...dataExplorerRoutes,
  ...tableViewerRoutes,
  ...providerEmployeeRoutes,
} as const

type Table = typeof table

/** The name of a level: every line of the table, also those without an address. */
export type RouteId = keyof Table

/** Routes that have an address. */
export type PlaceId = { [Id in RouteId]: Table[Id] extends { path: string } ? Id : never }[RouteId]

/** Routes that show a screen: they have an address and do not redirect. */
export type ScreenId = { [Id in PlaceId]: Table[Id] extends { redirect: object } ? never : Id }[PlaceId]

type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${infer Name}?`
    ? `${Name}?`
    : Path extends `:${infer Name}`
      ? Name
      : never

type PathOf<Id extends PlaceId> = Table[Id] extends { path: infer Path extends string } ? Path : never
type Names<Id extends PlaceId> = ParamNames<PathOf<Id>>
type OptionalNames<N> = N extends `${infer Name}?` ? Name : never
type RequiredNames<N> = N extends `${string}?` ? never : N & string

/** The parameters of a route's address, for example `{ districtId: string; batchId: string }`. */
export type RouteParams<Id extends PlaceId> = { [N in RequiredNames<Names<Id>>]: string } & {
  [N in OptionalNames<Names<Id>>]?: string
}

export type RouteEntry = Omit<RouteDef, 'parent' | 'redirect'> & {
  readonly id: RouteId
  readonly parent?: RouteId
  readonly redirect?:
    | { readonly kind: 'children'; readonly ids: readonly PlaceId[]; readonly remember?: true }
    | { readonly kind: 'place'; readonly id: PlaceId; readonly query: Readonly<Record<string, string>> }
}

const checked: { readonly [Id in RouteId]: Omit<RouteEntry, 'id'> } = table

/** The whole route table ([S2.2], R1, R2, R4, R6), by id. */
export const routeTable = Object.fromEntries(
  Object.entries(checked).map(([id, def]) => [id, { ...def, id }]),
) as { readonly [Id in RouteId]: RouteEntry & { readonly id: Id } }

export const ROUTE_IDS = Object.keys(table) as readonly RouteId[]
