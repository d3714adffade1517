import { BANNER_KEY, useConfiguration } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Banner } from '../../patterns/banner/banner.tsx'
import * as css from './content.css.ts'

/** The operator's notice to all users (R20), for example about planned maintenance. */
export function NoticeBanner(): ReactElement | null {
  const message = useConfiguration(BANNER_KEY)
  if (message === undefined) return null
  return (
    <Banner tone="info" role="status" className={css.banner}>
      {message}
    </Banner>
  )
}
