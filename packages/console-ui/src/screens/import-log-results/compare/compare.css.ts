import { focusRingInside } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { screenStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { boxReset, listReset, tableReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

/** The page scrolls: the table is as long as its components. */
export const page = screenStyle(
  { flex: '1 1 auto', minBlockSize: 0, overflow: 'auto', position: 'relative' },
  'page',
)

export const bar = screenStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[5],
    padding: `${growing(14)} ${space[9]}`,
    '@container': { [containers.small]: { paddingInline: space[6] } },
  },
  'bar',
)
/** Of five counts a small page shows one. */
export const measure = screenStyle(
  { display: 'none', '@container': { [containers.small]: { display: 'block', inlineSize: '100%' } } },
  'measure',
)
export const legend = screenStyle(
  {
    marginInlineStart: 'auto',
    color: color.text.tertiary,
    ...textStyle('meta'),
    '@container': { [containers.small]: { marginInlineStart: 0 } },
  },
  'legend',
)

export const region = screenStyle(
  {
    overflowX: 'auto',
    position: 'relative',
    borderBlock: `1px solid ${color.border.default}`,
    selectors: { '&:focus-visible': focusRingInside },
  },
  'region',
)
export const table = screenStyle(
  {
    ...tableReset,
    ...textStyle('dense'),
    inlineSize: '100%',
    minInlineSize: growing(1000),
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    color: color.text.primary,
    '@container': { [containers.small]: { minInlineSize: 0 } },
  },
  'table',
)

const cell = {
  ...tableReset,
  blockSize: growing(34),
  paddingInline: space[4],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  selectors: {
    '&:focus': focusRingInside,
    '&:last-child': { paddingInlineEnd: space[9], borderInlineEnd: 'none' },
  },
  '@container': { [containers.small]: { selectors: { '&:last-child': { paddingInlineEnd: space[6] } } } },
} as const
const edge = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  paddingInlineStart: space[9],
  textAlign: 'start',
  fontWeight: 500,
  borderInlineEnd: `1px solid ${color.border.default}`,
} as const
const smallEdge = { [containers.small]: { paddingInlineStart: space[6] } } as const

export const head = screenStyle(
  {
    ...cell,
    ...textStyle('meta'),
    fontWeight: 550,
    color: color.text.tertiary,
    backgroundColor: color.bg.subtle,
  },
  'head',
)
export const corner = screenStyle(
  { ...edge, backgroundColor: color.bg.subtle, '@container': smallEdge },
  'corner',
)
/** The name of a count, over both batches and their difference. */
export const group = screenStyle({ textAlign: 'start', color: color.text.secondary }, 'group')
export const value = screenStyle(cell, 'value')
export const name = screenStyle(
  { ...cell, ...edge, backgroundColor: color.bg.surface, '@container': smallEdge },
  'name',
)
export const total = screenStyle({ fontWeight: 600, backgroundColor: color.bg.subtle }, 'total')
/** The last of three. */
export const last = screenStyle({ borderInlineEnd: `1px solid ${color.border.subtle}` }, 'last')
export const before = screenStyle({ color: color.text.secondary }, 'before')
export const changed = screenStyle({ fontWeight: 600 }, 'changed')
export const none = screenStyle({ color: color.text.tertiary }, 'none')
export const worse = screenStyle({ fontWeight: 600, color: color.danger.text }, 'worse')
export const tone = {
  recordsDeleted: screenStyle(
    { backgroundColor: color.warning.subtle, color: color.warning.text },
    'removed',
  ),
  recordsRejected: screenStyle(
    { backgroundColor: color.danger.subtle, color: color.danger.text },
    'rejected',
  ),
}
/** A count that isn't the chosen one of a small page. */
export const other = screenStyle({ '@container': { [containers.small]: { display: 'none' } } }, 'other')

export const cards = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${growing(340)}), 1fr))`,
    alignItems: 'start',
    gap: space[6],
    padding: `${space[6]} ${space[9]} ${space[9]}`,
    '@container': { [containers.small]: { paddingInline: space[6] } },
  },
  'cards',
)
export const list = screenStyle({ ...listReset, ...textStyle('dense') }, 'list')
export const line = screenStyle(
  {
    ...boxReset,
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[5],
    paddingBlock: space[4],
    paddingInline: space[6],
    borderBlockStart: `1px solid ${color.border.subtle}`,
  },
  'line',
)
export const what = screenStyle({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'what')
export const where = screenStyle({ color: color.text.tertiary, ...textStyle('meta') }, 'where')
export const count = screenStyle({ flex: 'none', maxInlineSize: '60%', textAlign: 'end' }, 'count')
export const strong = screenStyle({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }, 'strong')
export const empty = screenStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    paddingBlock: `0 ${space[6]}`,
    paddingInline: space[6],
    color: color.text.secondary,
  },
  'empty',
)
export const examples = screenStyle(
  { ...listReset, color: color.text.secondary, ...textStyle('meta'), overflowWrap: 'anywhere' },
  'examples',
)
export const all = screenStyle({ padding: `${space[4]} ${space[6]}` }, 'all')
