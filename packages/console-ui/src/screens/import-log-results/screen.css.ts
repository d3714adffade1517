import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

const edge = {
  flex: 'none',
  margin: `${growing(14)} ${space[9]} 0`,
  '@container': { [containers.small]: { marginInline: space[6] } },
} as const

export const removals = screenStyle(edge, 'removals')
export const banner = screenStyle(edge, 'banner')

export const about = screenStyle(
  { ...textStyle('dense'), margin: 0, paddingInline: space[6], color: color.text.secondary },
  'about',
)
