import { screenStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const aside = screenStyle({ padding: vars.space[7], minInlineSize: 0 }, 'aside')
