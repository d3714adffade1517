import { focusRing } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset, buttonReset, listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

const quiet = { ...boxReset, ...textStyle('meta'), color: color.text.tertiary } as const
export const group = featureStyle({
  ...quiet,
  fontWeight: 550,
  paddingBlock: `${growing(11)} ${space[2]}`,
  paddingInline: space[4],
})
export const none = featureStyle({ ...quiet, padding: space[4] })

export const list = featureStyle({ ...listReset })
export const place = featureStyle({ ...boxReset, display: 'block' })
export const link = featureStyle({
  ...buttonReset,
  ...textStyle('dense'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: `max(${growing(28)}, ${vars.size.target})`,
  paddingInline: space[4],
  borderRadius: vars.radius.sm,
  color: color.text.secondary,
  selectors: {
    '&:hover': { backgroundColor: color.bg.muted },
    '&:focus-visible': focusRing,
  },
})
export const current = featureStyle({
  backgroundColor: color.accent.subtle,
  color: color.accent.text,
  fontWeight: 600,
  selectors: { '&:hover': { backgroundColor: color.accent.subtleHover } },
})
export const count = featureStyle({
  marginInlineStart: 'auto',
  fontSize: growing(11.5),
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})
