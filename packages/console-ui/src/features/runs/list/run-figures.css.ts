import { featureStyle } from '../../../styles/layered-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

export const strong = featureStyle({ fontWeight: 600 }, 'strong')
export const worse = featureStyle({ fontWeight: 600, color: vars.color.danger.text }, 'worse')
