import { focusRingInside } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset, listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars
const rule = `1px solid ${color.border.subtle}`

export const root = featureStyle(
  { ...boxReset, display: 'grid', gap: space[6], minInlineSize: 0, outline: 'none' },
  'root',
)
export const text = featureStyle({ ...boxReset, ...textStyle('body'), color: color.text.secondary }, 'text')
export const strong = featureStyle(
  { ...boxReset, ...textStyle('dense'), fontWeight: 550, fontVariantNumeric: 'tabular-nums' },
  'strong',
)
export const quiet = featureStyle(
  { ...boxReset, ...textStyle('meta'), color: color.text.secondary, overflowWrap: 'anywhere' },
  'quiet',
)
export const block = featureStyle({ ...boxReset, display: 'grid', gap: space[4], minInlineSize: 0 }, 'block')
export const line = featureStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minInlineSize: 0,
  },
  'line',
)
export const list = featureStyle({ ...listReset, borderBlockStart: rule }, 'list')
export const item = featureStyle(
  {
    display: 'grid',
    gap: space[4],
    paddingBlock: space[5],
    borderBlockEnd: rule,
    minInlineSize: 0,
    selectors: { '&:focus-visible': focusRingInside },
  },
  'item',
)
export const names = featureStyle({ flex: '1 1 0', minInlineSize: growing(140) }, 'names')
export const name = featureStyle(
  { ...boxReset, ...textStyle('dense'), fontWeight: 550, overflowWrap: 'anywhere' },
  'name',
)
export const tools = featureStyle({ display: 'flex', alignItems: 'center', gap: space[4] }, 'tools')
export const choice = featureStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], minInlineSize: 0 },
  'choice',
)
export const template = featureStyle({ inlineSize: growing(220), maxInlineSize: '100%' }, 'template')
export const problem = featureStyle(
  { ...boxReset, ...textStyle('meta'), color: color.danger.text, overflowWrap: 'anywhere' },
  'problem',
)
export const warning = featureStyle(
  {
    ...boxReset,
    ...textStyle('meta'),
    display: 'flex',
    alignItems: 'start',
    gap: space[3],
    color: color.warning.text,
  },
  'warning',
)
export const figures = featureStyle(
  {
    ...boxReset,
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${growing(80)}, 1fr))`,
    gap: space[4],
  },
  'figures',
)
export const figure = featureStyle({ minInlineSize: 0 }, 'figure')
export const value = featureStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-ec-alert]': { color: color.danger.text },
      '&[data-ec-warn]': { color: color.warning.text },
    },
  },
  'value',
)
export const details = featureStyle({ ...boxReset, minInlineSize: 0 }, 'details')
export const summary = featureStyle(
  { ...textStyle('meta'), cursor: 'pointer', inlineSize: 'fit-content' },
  'summary',
)
export const group = featureStyle({ ...boxReset, minInlineSize: 0, paddingBlockStart: space[4] }, 'group')
export const groupTitle = featureStyle({ ...boxReset, ...textStyle('meta'), fontWeight: 550 }, 'groupTitle')
export const plain = featureStyle(
  { ...listReset, display: 'grid', gap: space[2], paddingBlockStart: space[2] },
  'plain',
)
export const foot = featureStyle({ ...boxReset, display: 'grid', gap: space[4], inlineSize: '100%' }, 'foot')
export const buttons = featureStyle(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[4] },
  'buttons',
)
