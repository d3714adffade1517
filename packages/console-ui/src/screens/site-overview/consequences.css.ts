import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { vars } from '../../styles/tokens.css.ts'

export const lines = screenStyle({ display: 'grid', gap: vars.space[4] }, 'lines')
export const line = screenStyle({ ...boxReset }, 'line')
export const list = screenStyle(
  { ...listReset, display: 'grid', gap: vars.space[2], color: vars.color.text.secondary },
  'list',
)
