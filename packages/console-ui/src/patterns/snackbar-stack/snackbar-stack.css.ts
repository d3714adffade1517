import { focusRing } from '../../styles/focus-ring.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

/** Top right of the content: below the header, which the shell names in a variable. */
export const root = patternStyle({
  ...boxReset,
  position: 'fixed',
  insetBlockStart: `calc(var(--ec-snackbar-top, 0px) + ${vars.space[5]})`,
  insetInlineEnd: vars.space[6],
  zIndex: vars.layer.snackbar,
  inlineSize: `min(${vars.size.snackbar}, calc(100vw - 2 * ${vars.space[6]}))`,
  pointerEvents: 'none',
  // What lies between and around the messages stays in sight.
  background: 'none',
  '@media': { print: { display: 'none' } },
})
/** A message that asks for it goes over the header. */
export const top = patternStyle({ insetBlockStart: vars.space[5] })

export const list = patternStyle({
  ...listReset,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
})
export const item = patternStyle({
  ...boxReset,
  pointerEvents: 'auto',
  borderRadius: vars.radius.lg,
  selectors: { '&:focus-visible': focusRing },
})
export const more = patternStyle({
  ...boxReset,
  ...textStyle('meta'),
  justifySelf: 'end',
  textAlign: 'center',
  color: vars.color.text.secondary,
  backgroundColor: vars.color.bg.raised,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.overlay,
  paddingBlock: vars.space[2],
})
