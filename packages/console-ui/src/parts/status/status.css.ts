import { partStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

export const text = partStyle(
  {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    gap: 7,
    maxInlineSize: '100%',
    fontSize: vars.type.dense.size,
    lineHeight: vars.type.dense.line,
    fontWeight: 500,
    whiteSpace: 'nowrap',
  },
  'text',
)

export const word = partStyle({ overflow: 'hidden', textOverflow: 'ellipsis' }, 'word')

export const icon = {
  neutral: partStyle({ color: color.neutral.solid }, 'neutral'),
  info: partStyle({ color: color.info.icon }, 'info'),
  success: partStyle({ color: color.success.icon }, 'success'),
  warning: partStyle({ color: color.warning.icon }, 'warning'),
  danger: partStyle({ color: color.danger.icon }, 'danger'),
}
