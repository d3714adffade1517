import { featureStyle } from '../../../styles/layered-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const root = featureStyle(
  { display: 'inline-flex', alignItems: 'center', gap: space[3], color: color.text.secondary },
  'root',
)
export const icon = {
  neutral: featureStyle({ color: color.text.tertiary }, 'neutral'),
  info: featureStyle({ color: color.info.icon }, 'info'),
  success: featureStyle({ color: color.success.icon }, 'success'),
  warning: featureStyle({ color: color.warning.icon }, 'warning'),
  danger: featureStyle({ color: color.danger.icon }, 'danger'),
}
