import { screenStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const status = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: vars.space[3],
})
export const active = screenStyle({ flex: 'none', color: vars.color.success.icon })
export const quiet = screenStyle({ flex: 'none', color: vars.color.text.tertiary })
