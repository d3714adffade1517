import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const checksum = screenStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    fontFamily: vars.font.mono,
    fontSize: growing(12),
  },
  'checksum',
)
export const banner = screenStyle(
  {
    marginInline: space[9],
    marginBlockStart: growing(14),
    '@container': { [containers.small]: { marginInline: space[6] } },
  },
  'banner',
)
export const failed = screenStyle(
  {
    ...textStyle('dense'),
    color: color.text.secondary,
    paddingInline: space[9],
    marginBlockStart: growing(14),
    '@container': { [containers.small]: { paddingInline: space[6] } },
  },
  'failed',
)
export const nothing = screenStyle({ paddingBlock: space[11] }, 'nothing')
