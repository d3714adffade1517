import { patternStyle } from '../../../styles/layered-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

export const strong = patternStyle({ fontWeight: 600 }, 'strong')
export const worse = patternStyle({ fontWeight: 600, color: vars.color.danger.text }, 'worse')
