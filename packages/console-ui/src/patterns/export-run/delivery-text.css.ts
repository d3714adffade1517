import { patternStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = patternStyle(
  { display: 'inline-flex', alignItems: 'center', gap: space[3], color: color.text.secondary },
  'root',
)
export const icon = {
  neutral: patternStyle({ color: color.text.tertiary }, 'neutral'),
  info: patternStyle({ color: color.info.icon }, 'info'),
  success: patternStyle({ color: color.success.icon }, 'success'),
  warning: patternStyle({ color: color.warning.icon }, 'warning'),
  danger: patternStyle({ color: color.danger.icon }, 'danger'),
}
