import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

export const root = partStyle(
  {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    maxInlineSize: '100%',
    minBlockSize: 22,
    paddingInline: 7,
    borderRadius: 5,
    fontFamily: vars.font.mono,
    fontFeatureSettings: '"calt" 0, "zero" 1',
    fontSize: vars.type.meta.size,
    lineHeight: vars.type.meta.line,
    letterSpacing: '-0.01em',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'root',
)

export const text = partStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' }, 'text')

export const tone = {
  neutral: partStyle({ background: color.bg.muted, color: color.text.secondary }, 'neutral'),
  danger: partStyle(
    {
      background: color.danger.subtle,
      color: color.danger.text,
      boxShadow: `inset 0 0 0 1px ${color.danger.border}`,
    },
    'danger',
  ),
  warning: partStyle(
    {
      background: color.warning.subtle,
      color: color.warning.text,
      boxShadow: `inset 0 0 0 1px ${color.warning.border}`,
    },
    'warning',
  ),
}
