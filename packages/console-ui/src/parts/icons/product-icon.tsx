import type { IconNode } from 'lucide'
import { createElement, type ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import * as css from './icon.css.ts'
import { onePath } from './one-path.ts'

export type IconProps = {
  /** 14, 16, 18 px; "xl" (20) is for the square of an empty state. Default "md". */
  size?: keyof typeof css.size
  /** Only for an icon that says something no text beside it says. Without it the icon is decoration. */
  label?: string
  className?: string | undefined
}

export type ProductIcon = (props: IconProps) => ReactElement

/**
 * Draws a Lucide icon the product's way: 1.75 stroke, sizes of the scale, hidden from assistive technology unless named.
 * A list draws hundreds, so the shapes are made once and no component stands between an icon and its svg.
 */
export function productIcon(drawing: IconNode): ProductIcon {
  let shapes: ReactElement | ReactElement[] | undefined
  return ({ size = 'md', label, className }) => {
    shapes ??= shapesOf(drawing)
    const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by `label`, or hidden
      <svg
        {...named}
        xmlns="http://www.w3.org/2000/svg"
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        className={classNames(css.base, css.size[size], className)}
      >
        {shapes}
      </svg>
    )
  }
}

function shapesOf(drawing: IconNode): ReactElement | ReactElement[] {
  const d = onePath(drawing)
  if (d !== null) return <path d={d} />
  return drawing.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))
}
