import { type ForwardRefExoticComponent, forwardRef, type RefAttributes, useLayoutEffect } from 'react'
import type { ButtonLink } from './create-button-link.ts'
import type { TriggerProps } from './trigger-props.ts'

export type StandInButtonProps = TriggerProps & { link: ButtonLink }

/** Rendered as an overlay's button: draws nothing, and hands what it gets to the button that is there. */
export const StandInButton: ForwardRefExoticComponent<StandInButtonProps & RefAttributes<HTMLButtonElement>> =
  forwardRef<HTMLButtonElement, StandInButtonProps>(function StandInButton({ link, ...given }, ref) {
    useLayoutEffect(() => link.hand({ ...given, ref }))
    useLayoutEffect(() => () => link.hand(null), [link])
    return null
  })
