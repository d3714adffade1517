import { ConsoleProvider, type GetToken } from '@edconsole/console-core'
import { ImportLogs } from '@edconsole/console-ui/import-logs'
import type { ReactElement } from 'react'

/** What your sign-in library gives; the name and shape are yours. */
type Auth = { accessToken(options: { ignoreCache: boolean }): Promise<string> }

export function DistrictImports({ auth }: { auth: Auth }): ReactElement {
  // `fresh` is true after the server refused a token: don't answer with that one again.
  const getToken: GetToken = ({ fresh }) => auth.accessToken({ ignoreCache: fresh })
  return (
    <ConsoleProvider baseUrl="https://console.example.org" getToken={getToken} districtId="412">
      <ImportLogs />
    </ConsoleProvider>
  )
}
