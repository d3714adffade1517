import { focusRing } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset, listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'
import { arrow as plainArrow } from './translations-panel.css.ts'

const { color, space } = vars

export const box = featureStyle(
  {
    ...boxReset,
    paddingBlock: space[4],
    paddingInline: space[5],
    border: `1px solid ${color.warning.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: color.warning.subtle,
  },
  'box',
)
export const head = featureStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3], minBlockSize: growing(32) },
  'head',
)
export const icon = featureStyle({ flex: 'none', color: color.warning.icon }, 'icon')
export const title = featureStyle({ flex: '1 1 auto', fontWeight: 600 }, 'title')
export const list = featureStyle({ ...listReset }, 'list')
export const row = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: `minmax(${growing(64)}, 2fr) ${vars.size.iconSm} minmax(0, 5fr)`,
    gap: space[4],
    alignItems: 'start',
    paddingBlock: space[4],
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.warning.border}` } },
  },
  'row',
)
export const source = featureStyle({ minInlineSize: 0 }, 'source')
export const rows = featureStyle(
  { ...textStyle('meta'), color: color.text.secondary, fontVariantNumeric: 'tabular-nums' },
  'rows',
)
export const arrow = featureStyle(
  [
    plainArrow,
    { display: 'grid', alignItems: 'center', blockSize: `max(${vars.size.control}, ${vars.size.target})` },
  ],
  'arrow',
)
export const platform = featureStyle({ display: 'grid', gap: space[2], minInlineSize: 0 }, 'platform')
export const suggested = featureStyle(
  { ...textStyle('meta'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] },
  'suggested',
)
export const why = featureStyle(
  { flex: '1 1 0', color: color.text.secondary, overflowWrap: 'anywhere' },
  'why',
)
export const done = featureStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    borderRadius: vars.radius.xs,
    color: color.text.secondary,
    selectors: { '&:focus-visible': focusRing },
  },
  'done',
)
export const doneIcon = featureStyle({ flex: 'none', color: color.success.icon }, 'doneIcon')
