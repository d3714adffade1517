import { useAccess } from '@edconsole/console-core'

/** Whether the user may start an import (R47). */
export const useMaySync = (): boolean =>
  useAccess().allows({ all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'] })
