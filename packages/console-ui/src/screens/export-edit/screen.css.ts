import { screenStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { space } = vars

export const delay = screenStyle({ margin: `${space[6]} ${space[9]} 0` }, 'delay')
