import { ConsoleProvider, hostNavigation } from '@edconsole/console-core'
import { ImportLogResults } from '@edconsole/console-ui/import-log-results'
import { ImportLogs } from '@edconsole/console-ui/import-logs'
import { type ReactElement, useMemo } from 'react'
import { useLocation } from 'wouter'
import { clock } from './clock.ts'
import { OwnPage } from './own-page.tsx'
import { PLAIN } from './plain.ts'

const DISTRICT = '412'
/** The portal's root size is 10 px; with this the console's texts keep theirs. */
const THEME = { scheme: 'light', vars: { '--ec-rem': PLAIN ? '1rem' : '1.6rem' } } as const

type ImportsPageProps = { batchId: string | undefined }

/** Two of the console's screens beside the portal's own page. Deeper levels have no place here: plain text. */
export function ImportsPage({ batchId }: ImportsPageProps): ReactElement {
  const [, go] = useLocation()
  const navigation = useMemo(() => {
    const href = (to: { id: string; params: Readonly<Record<string, string>> }) => {
      if (to.id === 'import-logs') return '/imports'
      return to.id === 'import-log-results' ? `/imports/${to.params.batchId}` : undefined
    }
    return hostNavigation({
      href,
      go: (to, options) => {
        const address = href(to)
        if (address) go(address, options)
      },
    })
  }, [go])
  return (
    <>
      <ConsoleProvider districtId={DISTRICT} navigation={navigation} theme={THEME} clock={clock}>
        {batchId ? <ImportLogResults batchId={batchId} /> : <ImportLogs />}
      </ConsoleProvider>
      <OwnPage />
    </>
  )
}
