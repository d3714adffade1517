import { screenStyle } from '../../../styles/layered-style.ts'
import { boxReset, tableReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const scroll = screenStyle({ position: 'relative', overflowX: 'auto' }, 'scroll')
export const table = screenStyle(
  { ...tableReset, ...textStyle('dense'), borderCollapse: 'collapse', inlineSize: '100%' },
  'table',
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
export const line = screenStyle({ ...cell, overflowWrap: 'break-word' }, 'line')
export const name = screenStyle({ fontWeight: 600, color: color.text.primary }, 'name')
export const fact = screenStyle(
  { ...boxReset, ...textStyle('meta'), color: color.text.secondary, overflowWrap: 'anywhere' },
  'fact',
)
/** Keeps its word where the table is narrow. */
export const action = screenStyle({ minInlineSize: 'max-content' }, 'action')
