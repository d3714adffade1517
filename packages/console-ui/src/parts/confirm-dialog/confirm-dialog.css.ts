import { partStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const body = partStyle(
  { ...textStyle('body'), display: 'flex', flexDirection: 'column', gap: vars.space[5] },
  'body',
)

export const failure = partStyle(
  {
    ...boxReset,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    border: `1px solid ${vars.color.danger.border}`,
    borderRadius: vars.radius.md,
    background: vars.color.danger.subtle,
    color: vars.color.text.primary,
    overflowWrap: 'anywhere',
  },
  'failure',
)

export const failureIcon = partStyle({ color: vars.color.danger.icon, marginBlockStart: 2 }, 'failureIcon')
