import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const cards = screenStyle({ display: 'grid', gap: space[6], marginBlockStart: space[7] }, 'cards')
export const body = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    padding: `0 ${space[6]} ${space[6]}`,
  },
  'body',
)
export const text = screenStyle(
  { ...boxReset, ...textStyle('dense'), color: color.text.secondary, maxInlineSize: '70ch' },
  'text',
)
export const warning = screenStyle({ color: color.warning.text }, 'warning')
export const buttons = screenStyle(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[3] },
  'buttons',
)
export const name = screenStyle({ fontWeight: 600, color: color.text.primary }, 'name')
export const fact = screenStyle(
  { ...boxReset, ...textStyle('meta'), color: color.text.secondary, overflowWrap: 'anywhere' },
  'fact',
)
export const end = screenStyle({ textAlign: 'end' }, 'end')
export const form = screenStyle({ display: 'grid', gap: space[6] }, 'form')
