import { useAccess } from '@edconsole/console-core'

/** Whether the user may send an export (R47). */
export const useMaySend = (): boolean => useAccess().allows({ all: ['ROLE_SETUP_EXPORT_PRODUCT_EDIT'] })
