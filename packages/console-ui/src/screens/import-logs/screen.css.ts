import { screenStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const emptyLinks = screenStyle(
  { display: 'flex', gap: vars.space[6], justifyContent: 'center' },
  'emptyLinks',
)
