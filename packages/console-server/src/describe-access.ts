import type { OperationAccess } from './access-data.ts'

/** Who may make a call, in words: `ROLE_SETUP_SITE_VIEW or employee, or ROLE_TABLE_VIEWER_VIEW`. */
export const describeAccess = (access: OperationAccess): string => {
  if (access === 'public') return 'anyone, without a session'
  if (access === 'signed-in') return 'any signed-in user'
  return access
    .map(({ all, orEmployee }) => `${all.join(' and ')}${orEmployee ? ' or employee' : ''}`)
    .join(', or ')
}
