import { partStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = partStyle({ color: vars.color.text.tertiary })
