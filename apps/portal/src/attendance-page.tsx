import { ConsoleProvider, hostNavigation } from '@edconsole/console-core'
import { TableAttendance } from '@edconsole/console-ui/table-attendance'
import type { ReactElement } from 'react'
import { clock } from './clock.ts'
import { DISTRICT, THEME } from './embed.ts'
import { OwnPage } from './own-page.tsx'

/** The portal has one of the console's tables and no place for any other of its screens. */
const navigation = hostNavigation({ href: () => undefined, go: () => {} })

/** One of the console's tables beside the portal's own page. */
export function AttendancePage(): ReactElement {
  return (
    <>
      <ConsoleProvider districtId={DISTRICT} navigation={navigation} theme={THEME} clock={clock}>
        <TableAttendance />
      </ConsoleProvider>
      <OwnPage />
    </>
  )
}
