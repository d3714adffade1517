import type { ReactElement, ReactNode } from 'react'
import type { HeadingLevel } from '../define-screen/screen-frame.ts'
import * as css from './page-header.css.ts'

export type PageTitleProps = {
  level: HeadingLevel
  id?: string | undefined
  children: ReactNode
}

/** The heading of a page. It takes the focus after navigation, without being a tab stop. */
export function PageTitle({ level, id, children }: PageTitleProps): ReactElement {
  const Heading = `h${level}` as const
  return (
    <Heading id={id} tabIndex={-1} data-ec-title="" className={css.title}>
      {children}
    </Heading>
  )
}
