import { useAccess } from '@edconsole/console-core'

/** Returns whether the user may create, change and move instances (R47). */
export const useMayWriteInstances = (): boolean => useAccess().allows({ all: ['ROLE_IMT_INSTANCES_CREATE'] })
