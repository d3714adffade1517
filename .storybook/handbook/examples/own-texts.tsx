import { ConsoleProvider, type MessageOverrides } from '@edconsole/console-core'
import { ImportLogs } from '@edconsole/console-ui/import-logs'
import type { ReactElement } from 'react'

const messages: MessageOverrides = {
  'import-logs': { title: 'SIS imports' },
  // A text that takes values is a function; a table's fields have the names of its rows.
  'locked-users': { lastHour: { more: (count) => `${count} more` } },
  'table-students': { fields: { studentId: { title: 'Student number' } } },
}

export function DistrictImports(): ReactElement {
  return (
    <ConsoleProvider districtId="412" messages={messages} numberLocale="de-DE">
      <ImportLogs />
    </ConsoleProvider>
  )
}
