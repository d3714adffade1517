import type { IconNode } from 'lucide'

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
