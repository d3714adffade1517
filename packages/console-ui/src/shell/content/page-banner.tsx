import type { ReactElement } from 'react'
import { NoticeBanner } from './notice-banner.tsx'
import { OfflineBanner } from './offline-banner.tsx'

/** What the frame itself has to say about a page, the gravest alone (ux 7.31). */
export function PageBanner(): ReactElement {
  return (
    <OfflineBanner>
      <NoticeBanner />
    </OfflineBanner>
  )
}
