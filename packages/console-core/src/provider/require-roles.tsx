import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { Role } from '../roles/roles.ts'
import type { AccessRule } from '../routes/route-def.ts'
import type { RouteId } from '../routes/route-table.ts'
import { useAccess } from './use-access.ts'
import { useSession } from './use-session.ts'

/** Requires roles, or what opening a route requires on all its levels (R2). */
export type RequireRolesProps = (AccessRule | { readonly route: RouteId }) & {
  /** Rendered instead of the children; a function receives the missing roles, outermost level first. Default: nothing. */
  fallback?: ReactNode | ((missing: readonly Role[]) => ReactNode)
  children?: ReactNode
}

/**
 * Renders its children for users who hold the roles ([S6], R3), and its fallback for everyone else. Renders neither until the
 * session is known. This only hides what would be refused; the server enforces it.
 * @example <RequireRoles all={['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT']}><SyncNow /></RequireRoles>
 * @example <RequireRoles route="import-logs" fallback={(missing) => `It needs: ${missing.join(', ')}`}>…</RequireRoles>
 */
export const RequireRoles = (props: RequireRolesProps): ReactElement | null => {
  const { fallback, children } = props
  const { status } = useSession()
  const access = useAccess()
  if (status === 'loading') return null
  const allowed = 'route' in props ? access.can(props.route) : access.allows(props)
  if (allowed) return <Fragment>{children}</Fragment>
  if (typeof fallback !== 'function') return <Fragment>{fallback}</Fragment>
  const missing =
    'route' in props
      ? access.missing(props.route)
      : props.all.filter((role) => !access.allows({ all: [role] }))
  return <Fragment>{fallback(missing)}</Fragment>
}
