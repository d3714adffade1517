import type { IconNode } from 'lucide'
import { createElement, type ReactElement } from 'react'
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

/**
 * Draws a Lucide icon the product's way: 1.75 stroke, sizes of the scale, hidden from assistive technology unless named.
 * A list draws hundreds, so the shapes are made once and no component stands between an icon and its svg.
 * @param options.alongText it points along the line, and is mirrored where that runs from right to left
 */
export function productIcon(drawing: IconNode, { alongText = false } = {}): ProductIcon {
  const base = alongText ? classNames(css.base, css.alongText) : css.base
  let shapes: ReactElement | ReactElement[] | undefined
  return ({ size = 'md', label, className }) => {
    shapes ??= shapesOf(drawing)
    const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by `label`, or hidden
      <svg
        {...named}
        width={24}
        height={24}
        viewBox="0 0 24 24"
        className={classNames(base, css.size[size], className)}
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

type Attributes = IconNode[number][1]

/**
 * The shapes of an icon as the outline of one path, where they are plain paths and circles: one element instead of up to
 * five, in lists that draw hundreds of icons. Null where a shape is something else, or is painted in its own way.
 */
export function onePath(drawing: IconNode): string | null {
  const outlines = drawing.map(([tag, attributes]) => outlineOf(tag, attributes))
  // A path may begin with a move relative to where the last one ended.
  return outlines.includes(null) ? null : outlines.join('M0 0')
}

function outlineOf(tag: string, attributes: Attributes): string | null {
  const { length } = Object.keys(attributes)
  if (tag === 'path' && length === 1) return String(attributes.d)
  if (tag !== 'circle' || length !== 3) return null
  const { cx, cy, r } = attributes
  const half = `a${r} ${r} 0 1 0 `
  return `M${Number(cx) - Number(r)} ${cy}${half}${2 * Number(r)} 0${half}${-2 * Number(r)} 0z`
}
