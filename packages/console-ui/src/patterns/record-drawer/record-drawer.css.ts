import { focusRingInside } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset, headingReset, tableReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const keys = patternStyle({ display: 'contents' }, 'keys')
export const body = patternStyle({ display: 'grid', gap: space[6], minInlineSize: 0 }, 'body')

export const tools = patternStyle(
  { display: 'flex', flex: 'none', alignItems: 'center', gap: space[2] },
  'tools',
)

export const head = patternStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[4] },
  'head',
)
export const heading = patternStyle(
  { ...headingReset, ...textStyle('section'), marginBlockEnd: space[3] },
  'heading',
)
export const quiet = patternStyle(
  { ...boxReset, ...textStyle('dense'), color: color.text.secondary, fontVariantNumeric: 'tabular-nums' },
  'quiet',
)
/** The stored code beside its word. */
export const code = patternStyle(
  { ...textStyle('meta'), fontFamily: vars.font.mono, color: color.text.tertiary },
  'code',
)

export const region = patternStyle(
  {
    position: 'relative',
    overflowX: 'auto',
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.md,
    selectors: { '&:focus-visible': focusRingInside },
  },
  'region',
)
export const table = patternStyle(
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
export const columnHead = patternStyle(
  {
    ...cellBase,
    ...textStyle('meta'),
    fontWeight: 550,
    color: color.text.tertiary,
    background: color.bg.subtle,
  },
  'columnHead',
)
export const cell = patternStyle(
  { ...cellBase, borderBlockStart: `1px solid ${color.border.subtle}` },
  'cell',
)
export const end = patternStyle({ textAlign: 'end' }, 'end')
