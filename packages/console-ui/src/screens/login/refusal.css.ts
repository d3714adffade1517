import { focusRing } from '../../styles/focus-ring.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = screenStyle(
  {
    display: 'flex',
    gap: vars.space[4],
    padding: `${vars.space[4]} ${vars.space[5]}`,
    border: `1px solid ${vars.color.danger.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.danger.subtle,
    color: vars.color.danger.text,
    ...textStyle('dense'),
    ':focus-visible': focusRing,
  },
  'root',
)
