import { screenStyle } from '../../styles/layered-style.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const removals = screenStyle({ marginBlockEnd: space[6] }, 'removals')

export const about = screenStyle(
  { ...textStyle('dense'), margin: 0, padding: `0 ${space[6]} ${space[4]}`, color: color.text.secondary },
  'about',
)

export const removalRows = screenStyle(
  { padding: `0 ${space[6]} ${space[6]}`, minInlineSize: 0 },
  'removalRows',
)
export const banner = screenStyle({ marginBlockEnd: space[6] }, 'banner')
