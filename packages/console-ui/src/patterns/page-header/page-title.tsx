import type { ReactElement } from 'react'
import { useScrolls } from '../../parts/dialog/use-scrolls.ts'
import { Tooltip } from '../../parts/tooltip/tooltip.tsx'
import type { HeadingLevel } from '../define-screen/screen-frame.ts'
import * as css from './page-header.css.ts'

export type PageTitleProps = {
  level: HeadingLevel
  id?: string | undefined
  children: string
}

/**
 * The heading of a page. It takes the focus after navigation, without being a tab stop. One that is longer than two
 * lines is cut, and says the rest in a tooltip.
 */
export function PageTitle({ level, id, children }: PageTitleProps): ReactElement {
  const Heading = `h${level}` as const
  const [measured, isCut] = useScrolls(children)
  return (
    <Tooltip text={isCut ? children : undefined} describes={false}>
      <Heading ref={measured} id={id} tabIndex={-1} data-ec-title="" className={css.title}>
        {children}
      </Heading>
    </Tooltip>
  )
}
