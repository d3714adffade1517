import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

/** Out of sight until it has the focus; then on top of everything at the start. */
export const root = patternStyle({
  ...boxReset,
  ...textStyle('dense'),
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineStart: vars.space[4],
  zIndex: vars.layer.tooltip,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.md,
  fontWeight: 550,
  color: vars.color.text.link,
  textDecoration: 'none',
  backgroundColor: vars.color.bg.raised,
  boxShadow: vars.shadow.overlay,
  outline: `2px solid ${vars.color.border.focus}`,
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      inlineSize: 1,
      blockSize: 1,
      padding: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
})
