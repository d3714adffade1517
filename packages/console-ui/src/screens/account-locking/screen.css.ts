import { screenStyle } from '../../styles/layered-style.ts'
import { tableReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const table = screenStyle(
  { ...tableReset, ...textStyle('dense'), borderCollapse: 'collapse', inlineSize: '100%' },
  'table',
)
const line = {
  ...tableReset,
  paddingBlock: space[3],
  paddingInlineEnd: space[4],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
} as const
const toEnd = { paddingInlineEnd: 0, textAlign: 'end' } as const
const name = { ...line, ...textStyle('meta'), verticalAlign: 'bottom', color: color.text.tertiary } as const
export const head = screenStyle(name, 'head')
export const countHead = screenStyle({ ...name, ...toEnd }, 'countHead')
export const nth = screenStyle(
  { ...line, fontWeight: 500, whiteSpace: 'nowrap', color: color.text.primary },
  'nth',
)
export const cell = screenStyle({ ...line, color: color.text.secondary }, 'cell')
export const count = screenStyle(
  { ...line, ...toEnd, fontVariantNumeric: 'tabular-nums', color: color.text.secondary },
  'count',
)
