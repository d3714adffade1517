import { focusRingInside } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset, tableReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars
const line = `1px solid ${color.border.subtle}`

export const root = featureStyle({ display: 'grid', gap: space[4], minInlineSize: 0 }, 'root')
export const head = featureStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] },
  'head',
)
export const title = featureStyle(
  { flex: '1 1 auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  'title',
)
export const empty = featureStyle(
  { ...boxReset, color: color.text.secondary, paddingBlock: space[5] },
  'empty',
)
export const scroll = featureStyle(
  {
    maxBlockSize: `min(${growing(560)}, 70dvh)`,
    position: 'relative',
    overflowY: 'auto',
    // Rows that come into view must not move those that are looked at.
    overflowAnchor: 'none',
    selectors: { '&:focus-visible': focusRingInside },
  },
  'scroll',
)
export const table = featureStyle(
  {
    ...tableReset,
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: 'inherit',
    lineHeight: 'inherit',
  },
  'table',
)
const head1 = {
  ...tableReset,
  ...textStyle('meta'),
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  paddingBlock: space[3],
  paddingInlineEnd: space[4],
  borderBlockEnd: `1px solid ${color.border.default}`,
  backgroundColor: color.bg.surface,
  fontWeight: 550,
  textAlign: 'start',
  color: color.text.secondary,
} as const
export const headCell = featureStyle(
  { ...head1, selectors: { '&:first-child': { inlineSize: '36%' } } },
  'headCell',
)
export const toolsHead = featureStyle({ ...head1, inlineSize: growing(52) }, 'toolsHead')
export const cell = featureStyle(
  {
    ...tableReset,
    blockSize: growing(40),
    paddingBlock: space[3],
    paddingInlineEnd: space[4],
    borderBlockEnd: line,
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
  },
  'cell',
)
export const tools = featureStyle(
  {
    ...tableReset,
    borderBlockEnd: line,
    textAlign: 'end',
    verticalAlign: 'middle',
    color: color.text.tertiary,
  },
  'tools',
)
export const code = featureStyle({ fontWeight: 550, marginInlineEnd: space[1] }, 'code')
export const quiet = featureStyle({ color: color.text.secondary, marginInlineEnd: space[3] }, 'quiet')
export const struck = featureStyle({ textDecoration: 'line-through', color: color.text.tertiary }, 'struck')
export const note = featureStyle(
  { ...textStyle('meta'), display: 'block', color: color.text.tertiary },
  'note',
)
export const fault = featureStyle(
  { ...textStyle('meta'), display: 'block', color: color.danger.text, fontWeight: 500 },
  'fault',
)
export const formCell = featureStyle(
  { ...tableReset, paddingBlock: space[4], borderBlockEnd: line },
  'formCell',
)
export const form = featureStyle(
  {
    ...boxReset,
    display: 'grid',
    gap: space[5],
    padding: space[5],
    borderRadius: vars.radius.lg,
    backgroundColor: color.bg.subtle,
  },
  'form',
)
export const pair = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${growing(130)}, 100%), 1fr))`,
    gap: space[5],
  },
  'pair',
)
export const buttons = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4] }, 'buttons')
export const clear = featureStyle({ marginInlineStart: 'auto' }, 'clear')
