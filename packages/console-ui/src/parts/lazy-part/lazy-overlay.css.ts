import { partStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const loading = partStyle(
  {
    ...boxReset,
    ...textStyle('body'),
    position: 'fixed',
    insetBlockStart: '40%',
    insetInlineStart: '50%',
    translate: '-50%',
    zIndex: vars.layer.dialog,
    paddingBlock: vars.space[5],
    paddingInline: vars.space[6],
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.lg,
    color: vars.color.text.primary,
    backgroundColor: vars.color.bg.raised,
  },
  'loading',
)
