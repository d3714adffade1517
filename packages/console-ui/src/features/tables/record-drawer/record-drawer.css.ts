import { focusRingInside } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset, headingReset, tableReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const keys = featureStyle({ display: 'contents' }, 'keys')
export const body = featureStyle({ display: 'grid', gap: space[6], minInlineSize: 0 }, 'body')

export const tools = featureStyle(
  { display: 'flex', flex: 'none', alignItems: 'center', gap: space[2] },
  'tools',
)

export const head = featureStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[4] },
  'head',
)
export const heading = featureStyle(
  { ...headingReset, ...textStyle('section'), marginBlockEnd: space[3] },
  'heading',
)
export const quiet = featureStyle(
  { ...boxReset, ...textStyle('dense'), color: color.text.secondary, fontVariantNumeric: 'tabular-nums' },
  'quiet',
)
/** The stored code beside its word. */
export const code = featureStyle(
  { ...textStyle('meta'), fontFamily: vars.font.mono, color: color.text.tertiary },
  'code',
)

export const region = featureStyle(
  {
    position: 'relative',
    overflowX: 'auto',
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.md,
    selectors: { '&:focus-visible': focusRingInside },
  },
  'region',
)
export const table = featureStyle(
  {
    ...tableReset,
    ...textStyle('dense'),
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  },
  'table',
)
const cellBase = {
  ...tableReset,
  blockSize: growing(34),
  paddingInline: space[5],
  textAlign: 'start',
  whiteSpace: 'nowrap',
} as const
export const columnHead = featureStyle(
  {
    ...cellBase,
    ...textStyle('meta'),
    fontWeight: 550,
    color: color.text.tertiary,
    background: color.bg.subtle,
  },
  'columnHead',
)
export const cell = featureStyle(
  { ...cellBase, borderBlockStart: `1px solid ${color.border.subtle}` },
  'cell',
)
export const end = featureStyle({ textAlign: 'end' }, 'end')
