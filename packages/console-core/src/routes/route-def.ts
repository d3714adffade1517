import type { Role } from '../roles/roles.ts'

export type NavSection = 'dashboard' | 'district' | 'site' | 'user' | 'instance' | 'explorer'

/** What a level asks for. `orEmployee`: provider staff may pass on that role alone, if the host reads it so (R3). */
export type AccessRule = { readonly all: readonly Role[]; readonly orEmployee?: true }

/**
 * One line of the route table ([S2.2]). Facts only: screens are bound to ids elsewhere.
 * @example { path: '/:districtId/import-logs', title: 'Import Logs', audience: 'signed-in', scope: 'district', access: { all: ['ROLE_IMPORT_LOG_VIEW'] } }
 */
export type RouteDef = {
  /** A matched level around this one: its roles count too, and it is where a denial leads (R2). */
  readonly parent?: string
  /** Side-navigation group and first breadcrumb; carries no role (R11). */
  readonly section?: NavSection
  /** The whole pattern. Absent: a level that only carries roles and is no place to go to (R2). */
  readonly path?: string
  /** Other spellings that redirect to `path`, keeping query and hash (R1). */
  readonly aliases?: readonly string[]
  /** Parameters that accept digits only. */
  readonly digits?: readonly string[]
  /** Page title (R4). Absent on redirects and on levels without a path. */
  readonly title?: string
  readonly audience: 'public' | 'guest-only' | 'signed-in'
  readonly scope: 'district' | 'global'
  readonly access?: AccessRule
  /** Goes beyond the routes of [S2.2]: the call without which its screen has nothing to show. Hidden where that is missing. */
  readonly extension?: string
  /** Has an actions panel. */
  readonly panel?: true
  /**
   * `children`: the first of these that the user may access, or with `remember` the one last used (R5).
   * `place`: that route, with these query values.
   */
  readonly redirect?:
    | { readonly kind: 'children'; readonly ids: readonly string[]; readonly remember?: true }
    | { readonly kind: 'place'; readonly id: string; readonly query: Readonly<Record<string, string>> }
}
