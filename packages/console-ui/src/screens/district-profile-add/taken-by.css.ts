import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const line = screenStyle({ ...boxReset, ...textStyle('meta'), marginBlockStart: vars.space[2] })
