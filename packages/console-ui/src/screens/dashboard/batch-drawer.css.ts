import { screenStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const head = screenStyle(
  { display: 'grid', gap: vars.space[4], paddingInline: vars.space[6], marginBlockEnd: vars.space[3] },
  'head',
)
