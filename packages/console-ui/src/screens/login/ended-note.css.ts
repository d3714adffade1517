import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = screenStyle(
  {
    ...boxReset,
    display: 'flex',
    gap: vars.space[4],
    marginBlockStart: vars.space[6],
    padding: `${vars.space[4]} ${vars.space[5]}`,
    border: `1px solid ${vars.color.info.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.info.subtle,
    color: vars.color.info.text,
    ...textStyle('dense'),
  },
  'root',
)

export const icon = screenStyle({ marginBlockStart: 2 }, 'icon')
