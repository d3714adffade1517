import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

export const root = partStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    inlineSize: '100%',
    maxInlineSize: vars.size.snackbar,
    paddingBlock: vars.space[5],
    paddingInlineStart: 14,
    paddingInlineEnd: 10,
    borderRadius: vars.radius.lg,
    background: color.bg.raised,
    color: color.text.primary,
    boxShadow: vars.shadow.overlay,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'root',
)

export const icon = {
  primary: partStyle({ color: color.accent.text }, 'primary'),
  success: partStyle({ color: color.success.icon }, 'success'),
  info: partStyle({ color: color.info.icon }, 'info'),
  warning: partStyle({ color: color.warning.icon }, 'warning'),
  error: partStyle({ color: color.danger.icon }, 'error'),
}

export const texts = partStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }, 'texts')
export const title = partStyle(
  { ...boxReset, fontWeight: 600, display: 'flex', alignItems: 'center', gap: vars.space[3] },
  'title',
)
export const message = partStyle({ ...boxReset, color: color.text.secondary, userSelect: 'text' }, 'message')
export const subtext = partStyle(
  {
    ...boxReset,
    ...textStyle('meta'),
    marginBlockStart: 3,
    color: color.text.tertiary,
    userSelect: 'text',
  },
  'subtext',
)
export const close = partStyle({ marginBlockStart: -4, marginInlineEnd: -2 }, 'close')
/** Its words begin where those above it do. */
export const action = partStyle({ marginInlineStart: `calc(-1 * ${vars.space[3]})` }, 'action')
