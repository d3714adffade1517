import { screenStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }, 'actions')
