import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = screenStyle(
  {
    flex: 'none',
    marginBlockStart: growing(14),
    marginInline: space[9],
    '@container': { [containers.small]: { marginInline: space[6] } },
  },
  'root',
)
export const text = screenStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    paddingInline: space[6],
    paddingBlockEnd: space[5],
    color: color.text.secondary,
  },
  'text',
)
export const list = screenStyle({ ...listReset }, 'list')
export const item = screenStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    display: 'flex',
    alignItems: 'center',
    gap: space[5],
    minBlockSize: growing(44),
    paddingInline: space[6],
    borderBlockStart: `1px solid ${color.border.subtle}`,
  },
  'item',
)
export const code = screenStyle(
  { minInlineSize: growing(72), fontFamily: vars.font.mono, fontWeight: 550, overflowWrap: 'anywhere' },
  'code',
)
export const rows = screenStyle(
  { flex: '1 1 0', color: color.text.secondary, fontVariantNumeric: 'tabular-nums' },
  'rows',
)
export const more = screenStyle(
  { padding: `${space[4]} ${space[6]}`, borderBlockStart: `1px solid ${color.border.subtle}` },
  'more',
)
