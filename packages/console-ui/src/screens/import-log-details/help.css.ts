import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { vars } from '../../styles/tokens.css.ts'

export const text = screenStyle({ display: 'grid', gap: vars.space[5] }, 'text')
export const line = screenStyle({ ...boxReset, color: vars.color.text.secondary }, 'line')
