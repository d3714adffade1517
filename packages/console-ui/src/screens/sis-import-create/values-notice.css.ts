import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = screenStyle({
  ...boxReset,
  ...textStyle('dense'),
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  minBlockSize: growing(44),
  // The list below keeps its distance from a heading.
  marginBlockEnd: `calc(${space[5]} * -1)`,
  boxSizing: 'border-box',
  paddingBlock: space[3],
  paddingInline: space[9],
  color: color.text.primary,
  '@container': { [containers.small]: { paddingInline: space[6] } },
})
export const quiet = screenStyle({
  backgroundColor: color.bg.subtle,
  color: color.text.secondary,
})
export const open = screenStyle({ backgroundColor: color.warning.subtle })
export const words = screenStyle({ flex: '1 1 0', minInlineSize: growing(200), overflowWrap: 'anywhere' })
export const title = screenStyle({ fontWeight: 600 })
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const bar = screenStyle({ flex: '0 1 auto', inlineSize: growing(200), display: 'grid' })
export const openIcon = screenStyle({ flex: 'none', color: color.warning.icon })
export const doneIcon = screenStyle({ flex: 'none', color: color.success.icon })
