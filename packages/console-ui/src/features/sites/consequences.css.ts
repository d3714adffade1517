import { featureStyle } from '../../styles/layered-style.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { vars } from '../../styles/tokens.css.ts'

export const lines = featureStyle({ display: 'grid', gap: vars.space[4] }, 'lines')
export const line = featureStyle({ ...boxReset }, 'line')
export const list = featureStyle(
  { ...listReset, display: 'grid', gap: vars.space[2], color: vars.color.text.secondary },
  'list',
)
