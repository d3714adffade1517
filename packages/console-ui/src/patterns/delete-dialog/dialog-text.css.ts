import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const text = patternStyle({ ...boxReset, ...textStyle('body'), color: color.text.secondary }, 'text')

export const problem = patternStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    marginBlockStart: space[5],
    padding: '9px 12px',
    borderRadius: 8,
    color: color.danger.text,
    background: color.danger.subtle,
    boxShadow: `inset 0 0 0 1px ${color.danger.border}`,
  },
  'problem',
)
