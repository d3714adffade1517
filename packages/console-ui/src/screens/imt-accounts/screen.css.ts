import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }, 'actions')
export const text = screenStyle(
  { ...boxReset, ...textStyle('dense'), color: vars.color.text.secondary, marginBlockEnd: vars.space[4] },
  'text',
)
