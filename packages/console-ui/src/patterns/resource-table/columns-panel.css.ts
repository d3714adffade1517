import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const panel = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  inlineSize: growing(280),
  maxInlineSize: '100%',
  padding: vars.space[4],
})
export const count = patternStyle({ fontWeight: 400, marginInlineStart: vars.space[3] })
export const list = patternStyle({
  ...listReset,
  position: 'relative',
  maxBlockSize: 420,
  overflowY: 'auto',
})
export const line = patternStyle({
  ...boxReset,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: growing(32),
  borderRadius: vars.radius.sm,
  selectors: {
    '&:hover': { backgroundColor: vars.color.bg.overlayHover },
    '&:focus-within, &[data-dragged]': { boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}` },
  },
})
export const gripOff = patternStyle({ display: 'flex', color: vars.color.text.tertiary, opacity: 0.4 })
export const grip = patternStyle({
  display: 'flex',
  paddingBlock: vars.space[2],
  cursor: 'grab',
  touchAction: 'none',
  color: vars.color.text.tertiary,
})
export const name = patternStyle({ flex: '1 1 auto', minInlineSize: 0 })
export const pin = patternStyle({ color: vars.color.text.tertiary, marginInlineEnd: vars.space[3] })
/** Only on the line where the pointer or the focus is, as everywhere where fingers work. */
export const steps = patternStyle({
  display: 'flex',
  selectors: { 'li:not(:hover, :focus-within) &': { opacity: 0 } },
  '@media': { '(hover: none)': { selectors: { '&&&': { opacity: 1 } } } },
})
export const none = patternStyle({
  ...boxReset,
  ...textStyle('dense'),
  padding: vars.space[3],
  color: vars.color.text.tertiary,
})
export const foot = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border.default}`,
})
