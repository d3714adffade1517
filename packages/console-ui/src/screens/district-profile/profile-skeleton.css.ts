import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

const { size, space } = vars

export const form = screenStyle({
  paddingInline: space[9],
  paddingBlockStart: space[9],
  '@container': { [containers.small]: { paddingInline: space[6] } },
})
export const field = screenStyle({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const control = screenStyle({ display: 'grid', blockSize: size.control })
