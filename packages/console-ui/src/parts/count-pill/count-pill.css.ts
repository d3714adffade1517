import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

export const root = partStyle(
  {
    boxSizing: 'border-box',
    display: 'inline-block',
    flex: 'none',
    paddingInline: vars.space[3],
    borderRadius: 9,
    fontSize: `calc(${11.5 / 16} * ${vars.rem})`,
    lineHeight: `calc(${18 / 16} * ${vars.rem})`,
    fontWeight: 550,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'root',
)

export const tone = {
  neutral: partStyle({ background: color.bg.muted, color: color.text.secondary }, 'neutral'),
  danger: partStyle({ background: color.danger.subtle, color: color.danger.text }, 'danger'),
  warning: partStyle({ background: color.warning.subtle, color: color.warning.text }, 'warning'),
}
