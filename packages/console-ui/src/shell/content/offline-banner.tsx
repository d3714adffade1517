import { formatDateTime, useConsoleSettings, useMessages, useOffline } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { Banner } from '../../patterns/banner/banner.tsx'
import { shellMessages } from '../messages.ts'
import * as css from './content.css.ts'

/** While the browser has no connection: how old what is on the page is (ux 7.1), in place of a lesser banner. */
export function OfflineBanner({ children }: { children: ReactNode }): ReactElement {
  const offline = useOffline()
  const m = useMessages('shell', shellMessages).body
  const { timeZone } = useConsoleSettings()
  if (offline === null) return <>{children}</>
  const [, time = ''] = formatDateTime(offline.dataFrom, timeZone).split(' - ')
  return (
    <Banner tone="warning" role="status" className={css.banner}>
      {m.offline(time)}
    </Banner>
  )
}
