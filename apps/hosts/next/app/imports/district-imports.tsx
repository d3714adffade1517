import { ConsoleProvider } from '@edconsole/console-core'
import { ImportLogs } from '@edconsole/console-ui/import-logs'
import '@edconsole/console-ui/styles.css'

export const DistrictImports = ({ districtId }: { districtId: string }) => (
  <ConsoleProvider districtId={districtId}>
    <ImportLogs />
  </ConsoleProvider>
)
