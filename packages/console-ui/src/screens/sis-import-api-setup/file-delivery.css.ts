import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

/** One below the other, in a form or a dialog. */
export const parts = screenStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] },
  'parts',
)
export const text = screenStyle({ ...boxReset, ...textStyle('dense'), color: color.text.secondary }, 'text')
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4] }, 'buttons')
/** Keeps its word where the table is narrow. */
export const action = screenStyle({ minInlineSize: 'max-content' }, 'action')
export const title = screenStyle(
  { ...boxReset, ...textStyle('dense'), fontWeight: 600, color: color.text.primary },
  'title',
)
export const name = screenStyle({ fontWeight: 600, color: color.text.primary }, 'name')
export const fact = screenStyle(
  { ...boxReset, ...textStyle('meta'), color: color.text.secondary, overflowWrap: 'anywhere' },
  'fact',
)
export const problem = screenStyle(
  { ...boxReset, ...textStyle('meta'), color: color.danger.text, overflowWrap: 'anywhere' },
  'problem',
)
