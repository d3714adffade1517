import { focusRing } from '../../../styles/focus-ring.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const root = featureStyle(
  { display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 },
  'root',
)
export const quiet = featureStyle(
  { ...boxReset, ...textStyle('dense'), color: color.text.secondary },
  'quiet',
)
export const actions = featureStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] },
  'actions',
)
export const fold = featureStyle({ ...textStyle('dense'), minInlineSize: 0 }, 'fold')
export const foldName = featureStyle(
  {
    inlineSize: 'fit-content',
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.xs,
    color: color.accent.text,
    cursor: 'pointer',
    fontWeight: 500,
    selectors: { '&:focus-visible': focusRing },
  },
  'foldName',
)
export const values = featureStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: space[5],
    rowGap: space[3],
  },
  'values',
)
export const name = featureStyle(
  { color: color.text.secondary, overflowWrap: 'anywhere', minInlineSize: 0 },
  'name',
)
export const value = featureStyle({ ...boxReset, overflowWrap: 'anywhere', minInlineSize: 0 }, 'value')
export const missing = featureStyle({ color: color.warning.text }, 'missing')
export const form = featureStyle({ display: 'grid', gap: space[6] }, 'form')
