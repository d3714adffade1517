import { partStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const text = partStyle({ ...boxReset, ...textStyle('body'), color: vars.color.text.secondary }, 'text')
