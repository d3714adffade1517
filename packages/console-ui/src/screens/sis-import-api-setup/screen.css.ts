import { screenStyle } from '../../styles/layered-style.ts'
import { tableReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

/** Stands where it will, so that nothing moves down when it comes. */
export const begun = screenStyle(
  { ...textStyle('dense'), color: color.text.secondary, whiteSpace: 'nowrap' },
  'begun',
)
export const scroll = screenStyle({ position: 'relative', overflowX: 'auto' }, 'scroll')
export const runs = screenStyle(
  { ...tableReset, ...textStyle('dense'), borderCollapse: 'collapse', inlineSize: '100%' },
  'runs',
)
const cell = {
  ...tableReset,
  paddingBlock: space[4],
  paddingInlineEnd: space[6],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
} as const
export const head = screenStyle({ ...cell, ...textStyle('meta'), color: color.text.tertiary }, 'head')
export const line = screenStyle({ ...cell, overflowWrap: 'anywhere' }, 'line')
export const time = screenStyle({ ...cell, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }, 'time')
export const help = screenStyle({ paddingBlockStart: space[5] }, 'help')
