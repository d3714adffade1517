import { screenStyle } from '../../styles/layered-style.ts'
import { listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const list = screenStyle({ ...listReset, display: 'grid', gap: space[7] }, 'list')
export const item = screenStyle(
  { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: space[5], rowGap: space[2] },
  'item',
)
export const body = screenStyle({ gridColumn: 2, display: 'grid', gap: space[3], minInlineSize: 0 }, 'body')
export const column = screenStyle({ ...textStyle('dense'), fontWeight: 550 }, 'column')
export const text = screenStyle({ ...textStyle('dense'), color: color.text.secondary }, 'text')
export const values = screenStyle(
  { ...listReset, display: 'flex', flexWrap: 'wrap', gap: space[3] },
  'values',
)
export const value = screenStyle(
  { display: 'flex', alignItems: 'center', gap: space[2], ...textStyle('meta'), color: color.text.tertiary },
  'value',
)
export const icon = {
  error: screenStyle({ color: color.danger.text }, 'error'),
  warning: screenStyle({ color: color.warning.text }, 'warning'),
  note: screenStyle({ color: color.text.tertiary }, 'note'),
}
