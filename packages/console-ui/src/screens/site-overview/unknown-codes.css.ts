import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = screenStyle(
  {
    ...textStyle('dense'),
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: growing(40),
    paddingInline: space[9],
    color: color.text.secondary,
    '@container': {
      [containers.small]: {
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        paddingBlockStart: space[4],
        paddingInline: space[6],
      },
    },
  },
  'root',
)
export const warning = screenStyle({ flex: 'none', color: color.warning.icon }, 'warning')
export const quiet = screenStyle({ flex: 'none', color: color.text.tertiary }, 'quiet')
export const text = screenStyle(
  {
    ...boxReset,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    // Beside its icon always; what can be done goes below.
    '@container': { [containers.small]: { flex: `1 1 ${growing(240)}` } },
  },
  'text',
)
export const strong = screenStyle({ color: color.text.primary, fontWeight: 550 }, 'strong')
