import { type ReactElement, type ReactNode, useContext, useEffect, useRef } from 'react'
import { ScreenFrameContext } from '../../patterns/define-screen/screen-frame.ts'
import * as css from './screen.css.ts'

export type CardTitleProps = {
  children: ReactNode
  /** Takes the focus that what stood here before had. */
  takesFocus?: boolean
}

/** The page's heading, which stands in its card. */
export function CardTitle({ children, takesFocus = false }: CardTitleProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)
  const frame = useContext(ScreenFrameContext)
  const Heading = `h${frame?.headingLevel ?? 1}` as const
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Heading ref={heading} className={css.title} id={frame?.headingId} tabIndex={-1} data-ec-title="">
      {children}
    </Heading>
  )
}
