import { ConsoleProvider } from '@edconsole/console-core'
import { ImportLogs } from '@edconsole/console-ui/import-logs'
import type { ReactElement } from 'react'

export function DistrictImports(): ReactElement {
  return (
    <ConsoleProvider districtId="412" signInPage="http://localhost:4300/login">
      <ImportLogs />
    </ConsoleProvider>
  )
}
