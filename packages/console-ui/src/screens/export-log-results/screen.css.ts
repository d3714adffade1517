import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

const { space } = vars

export const copied = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2] }, 'copied')
export const banner = screenStyle(
  {
    marginBlockStart: space[5],
    marginInline: space[9],
    '@container': { [containers.small]: { marginInline: space[6] } },
  },
  'banner',
)
