import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { buttonReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const box = patternStyle({
  ...buttonReset,
  ...textStyle('dense'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  flex: `0 9000 ${growing(228)}`,
  minBlockSize: vars.size.control,
  marginInlineEnd: space[4],
  paddingInline: `${growing(10)} ${space[4]}`,
  borderRadius: vars.radius.md,
  color: color.text.secondary,
  backgroundColor: color.bg.muted,
  selectors: {
    '&:hover': { color: color.text.primary },
    '&:focus-visible': focusRing,
  },
})
export const icon = patternStyle({ color: color.text.tertiary })
export const words = patternStyle({
  flex: '1 1 auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
