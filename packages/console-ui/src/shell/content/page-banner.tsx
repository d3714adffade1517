import { BANNER_KEY, useConfiguration } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Banner } from '../../patterns/banner/banner.tsx'
import * as css from './content.css.ts'
import { OfflineBanner } from './offline-banner.tsx'

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
