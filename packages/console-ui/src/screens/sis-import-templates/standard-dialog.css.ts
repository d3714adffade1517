import { screenStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const body = screenStyle({ display: 'grid', gap: vars.space[6] }, 'body')
