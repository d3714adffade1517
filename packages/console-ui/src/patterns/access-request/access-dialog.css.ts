import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { vars } from '../../styles/tokens.css.ts'

export const line = patternStyle({ ...boxReset, marginBlockEnd: vars.space[5] })
