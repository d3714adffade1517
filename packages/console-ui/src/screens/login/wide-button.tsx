import { type ForwardRefExoticComponent, forwardRef, type RefAttributes } from 'react'
import { Button, type ButtonProps } from '../../parts/button/button.tsx'
import * as css from './screen.css.ts'

export type WideButtonProps = Omit<ButtonProps, 'size' | 'wide' | 'className'>

/** What a step of the sign-in is about: as wide as its card. Primary unless said otherwise. */
export const WideButton: ForwardRefExoticComponent<WideButtonProps & RefAttributes<HTMLButtonElement>> =
  forwardRef<HTMLButtonElement, WideButtonProps>(function WideButton({ kind = 'primary', ...props }, ref) {
    return <Button {...props} ref={ref} kind={kind} size="lg" wide className={css.wide} />
  })
