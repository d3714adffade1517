import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import * as css from './icon.css.ts'

export type IconProps = {
  /** 14, 16, 18 px; "xl" (20) is for the square of an empty state. Default "md". */
  size?: keyof typeof css.size
  /** Only for an icon that says something no text beside it says. Without it the icon is decoration. */
  label?: string
  className?: string | undefined
}

export type ProductIcon = (props: IconProps) => ReactElement

/** Draws a Lucide icon the product's way: 1.75 stroke, sizes of the scale, hidden from assistive technology unless named. */
export function productIcon(Drawing: LucideIcon): ProductIcon {
  return function Icon({ size = 'md', label, className }: IconProps): ReactElement {
    const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
    return (
      <Drawing
        {...named}
        focusable="false"
        strokeWidth={1.75}
        className={classNames(css.base, css.size[size], className)}
      />
    )
  }
}
