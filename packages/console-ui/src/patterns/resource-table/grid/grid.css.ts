import { patternStyle } from '../../../styles/layered-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

/** Over the end of its cell. */
export const copy = patternStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlockStart: '50%',
  translate: '0 -50%',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  background: vars.color.bg.raised,
  boxShadow: `0 0 0 1px ${vars.color.border.default}`,
})
