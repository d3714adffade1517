import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'
import { CHART_HEIGHTS } from './chart-size.ts'

/** Head, space, columns and the line of days. */
const roomOf = (columns: number, head: number, name: string) =>
  patternStyle({ minInlineSize: 0, minBlockSize: `calc(${15 + columns}px + ${growing(head + 14)})` }, name)
export const room = { md: roomOf(CHART_HEIGHTS.md, 16, 'room'), lg: roomOf(CHART_HEIGHTS.lg, 20, 'large') }
export const failed = patternStyle({ ...textStyle('dense'), color: vars.color.text.secondary }, 'failed')
