import { useAccess } from '@edconsole/console-core'

/** Whether the user may write roles, and give them (R47). */
export function useMayWriteRoles(): boolean {
  return useAccess().allows({ all: ['ROLE_USER_ROLE_CREATE'] })
}
