import type { Place } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { TextLink } from '../../parts/text-link/text-link.tsx'
import { usePlaceLink } from './use-place-link.ts'

export type PlaceLinkProps = {
  to: Place | null
  children: ReactNode
  /** Replaces the look of a link in running text. */
  className?: string
  /** Inside a sentence: underlined at rest, as a color alone doesn't tell a link from the text around it. */
  inText?: boolean
  'aria-current'?: 'page' | undefined
  'aria-label'?: string
}

/** A link to a place; plain text where the host has nowhere to show it. */
export function PlaceLink({ to, children, className, inText, ...aria }: PlaceLinkProps): ReactElement {
  const { href, onClick } = usePlaceLink(to)
  if (href === undefined) return <span className={className}>{children}</span>
  if (className === undefined) {
    return (
      <TextLink href={href} onClick={onClick} inText={inText} {...aria}>
        {children}
      </TextLink>
    )
  }
  return (
    <a className={className} href={href} onClick={onClick} {...aria}>
      {children}
    </a>
  )
}
