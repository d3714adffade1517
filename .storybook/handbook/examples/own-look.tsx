import { ConsoleProvider, type ThemeOptions } from '@edconsole/console-core'
import { ImportLogs } from '@edconsole/console-ui/import-logs'
import type { ReactElement } from 'react'

const theme: ThemeOptions = {
  scheme: 'system',
  density: 'compact',
  vars: { '--ec-color-accent-solid': '#0b6b57', '--ec-radius-md': '2px' },
}

export function DistrictImports(): ReactElement {
  return (
    <ConsoleProvider districtId="412" theme={theme}>
      <ImportLogs />
    </ConsoleProvider>
  )
}
