import { BANNER_KEY, useConfiguration } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Banner } from '../../patterns/banner/banner.tsx'
import * as css from './content.css.ts'

/** What the operator has to say to everybody (R20), for example planned work. */
export function NoticeBanner(): ReactElement | null {
  const message = useConfiguration(BANNER_KEY)
  if (message === undefined) return null
  return (
    <Banner tone="info" role="status" className={css.banner}>
      {message}
    </Banner>
  )
}
