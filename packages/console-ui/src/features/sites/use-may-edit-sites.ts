import { useAccess } from '@edconsole/console-core'

/** Whether the user may add and change sites (R47). */
export const useMayEditSites = (): boolean => useAccess().allows({ all: ['ROLE_ILLUMINATE_EMPLOYEE'] })
