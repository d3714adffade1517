import { growing } from '../../styles/growing.ts'
import { featureStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { boxReset, headingReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const card = featureStyle(
  {
    ...textStyle('dense'),
    boxSizing: 'border-box',
    paddingBlock: growing(14),
    paddingInline: space[6],
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.lg,
    background: lightDark(color.bg.canvas, color.bg.subtle),
    color: color.text.secondary,
  },
  'card',
)
export const title = featureStyle(
  { ...headingReset, ...textStyle('dense'), fontWeight: 600, color: color.text.primary },
  'title',
)
export const steps = featureStyle(
  {
    ...boxReset,
    marginBlockStart: space[3],
    paddingInlineStart: growing(18),
    display: 'grid',
    gap: space[2],
  },
  'steps',
)
