import type { Place } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { Button, type ButtonProps } from '../../parts/button/button.tsx'
import { usePlaceLink } from './use-place-link.ts'

export type PlaceButtonProps = Pick<ButtonProps, 'id' | 'kind' | 'size' | 'icon' | 'aria-label'> & {
  to: Place
  /** Something to do when it is followed, such as closing the dialog that it stands in. */
  onFollow?: () => void
  children: ReactNode
}

/** A link to a place drawn as a button; nothing where the host has nowhere to show it. */
export function PlaceButton({ to, onFollow, children, ...look }: PlaceButtonProps): ReactElement | null {
  const { href, onClick } = usePlaceLink(to)
  if (href === undefined) return null
  return (
    <Button
      {...look}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        onFollow?.()
      }}
    >
      {children}
    </Button>
  )
}
