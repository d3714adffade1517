import type { ReactElement, ReactNode } from 'react'
import { PageTitle } from '../../patterns/page-header/page-title.tsx'
import * as css from './content.css.ts'
import { PageBanner } from './page-banner.tsx'

/** A page of the frame's own, where a screen cannot be shown. */
export function StandInPage({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <div className={css.standIn} data-ec-stand-in="">
      <PageTitle level={1}>{title}</PageTitle>
      <PageBanner />
      <div className={css.words}>{children}</div>
    </div>
  )
}
