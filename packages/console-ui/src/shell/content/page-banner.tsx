import {
  BANNER_KEY,
  formatDateTime,
  useConfiguration,
  useConsoleSettings,
  useMessages,
  useOffline,
} from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { Banner } from '../../patterns/banner/banner.tsx'
import { shellMessages } from '../messages.ts'
import * as css from './content.css.ts'

/** While the browser has no connection: how old what is on the page is (ux 7.1), in place of a lesser banner. */
function OfflineBanner({ children }: { children: ReactNode }): ReactElement {
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

/** What the frame itself has to say about a page, the gravest alone (ux 7.31). */
export function PageBanner(): ReactElement {
  return (
    <OfflineBanner>
      <NoticeBanner />
    </OfflineBanner>
  )
}

/** The operator's notice to all users (R20), for example about planned maintenance. */
function NoticeBanner(): ReactElement | null {
  const message = useConfiguration(BANNER_KEY)
  if (message === undefined) return null
  return (
    <Banner tone="info" role="status" className={css.banner}>
      {message}
    </Banner>
  )
}
