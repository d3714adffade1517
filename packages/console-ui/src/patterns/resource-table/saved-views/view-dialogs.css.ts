import { patternStyle } from '../../../styles/layered-style.ts'
import { boxReset } from '../../../styles/resets.ts'
import { vars } from '../../../styles/tokens.css.ts'

export const form = patternStyle({ ...boxReset, display: 'grid', gap: vars.space[6] }, 'form')
