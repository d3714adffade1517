import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const text = patternStyle(
  { ...boxReset, ...textStyle('body'), color: vars.color.text.secondary },
  'text',
)
