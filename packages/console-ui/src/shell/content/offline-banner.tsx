import { formatDateTime, useClock, useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Banner } from '../../patterns/banner/banner.tsx'
import * as css from './content.css.ts'

/** While the browser has no connection: how old what is on the page may be (ux 7.1), in place of a lesser banner. */
export function OfflineBanner({ children }: { children: ReactNode }): ReactElement {
  const since = useOfflineSince()
  const { timeZone } = useConsoleSettings()
  if (since === null) return <>{children}</>
  const [, time = ''] = formatDateTime(since, timeZone).split(' - ')
  return (
    <Banner tone="warning" role="status" className={css.banner}>
      You are offline. The data on this page is from {time} or earlier.
    </Banner>
  )
}

function useOfflineSince(): Date | null {
  const clock = useClock()
  const [since, setSince] = useState<Date | null>(null)
  useEffect(() => {
    const look = () => setSince((was) => (navigator.onLine ? null : (was ?? clock())))
    look()
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [clock])
  return since
}
