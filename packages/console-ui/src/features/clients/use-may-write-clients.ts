import { useAccess } from '@edconsole/console-core'

/** Whether the user may change clients and their products: the server asks for this role, also of provider staff (R47). */
export const useMayEditClients = (): boolean => useAccess().allows({ all: ['ROLE_IMT_CLIENTS_EDIT'] })

/** Whether the user may create clients (R47). */
export const useMayCreateClients = (): boolean => useAccess().allows({ all: ['ROLE_IMT_CLIENTS_CREATE'] })
