import { type ReactElement, type ReactNode, useContext } from 'react'
import { ScreenFrameContext } from '../define-screen/screen-frame.ts'

export type SectionHeadingProps = {
  /** 1: just below the screen's title. */
  depth: 1 | 2
  id: string
  className: string
  children: ReactNode
}

const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

/** A heading inside a screen, as deep as the screen itself stands in its host. */
export function SectionHeading({ depth, id, className, children }: SectionHeadingProps): ReactElement {
  const level = useContext(ScreenFrameContext)?.headingLevel ?? 2
  const Heading = LEVELS[level + depth - 2] ?? 'h6'
  return (
    <Heading id={id} className={className}>
      {children}
    </Heading>
  )
}
