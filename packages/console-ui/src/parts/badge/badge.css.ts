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
    gap: 5,
    maxInlineSize: '100%',
    minBlockSize: 22,
    paddingBlock: 2,
    paddingInline: 7,
    borderRadius: vars.radius.sm,
    fontSize: vars.type.meta.size,
    lineHeight: vars.type.meta.line,
    fontWeight: 550,
    letterSpacing: 0,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'root',
)

export const withIcon = partStyle({ paddingInlineStart: 6 }, 'withIcon')
export const text = partStyle({ overflow: 'hidden', textOverflow: 'ellipsis' }, 'text')

export const tone = {
  neutral: partStyle({ background: color.neutral.subtle, color: color.neutral.text }, 'neutral'),
  accent: partStyle({ background: color.accent.subtle, color: color.accent.text }, 'accent'),
  info: partStyle({ background: color.info.subtle, color: color.info.text }, 'info'),
  success: partStyle({ background: color.success.subtle, color: color.success.text }, 'success'),
  warning: partStyle({ background: color.warning.subtle, color: color.warning.text }, 'warning'),
  danger: partStyle({ background: color.danger.subtle, color: color.danger.text }, 'danger'),
}
