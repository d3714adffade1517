import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset, headingReset, listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const root = featureStyle(
  {
    ...boxReset,
    display: 'grid',
    gap: space[5],
    padding: space[5],
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.lg,
    backgroundColor: color.bg.subtle,
  },
  'root',
)
export const title = featureStyle({ ...headingReset, ...textStyle('section') }, 'title')
export const preview = featureStyle({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }, 'preview')
export const note = featureStyle({ ...boxReset, ...textStyle('meta'), color: color.text.secondary }, 'note')
export const lines = featureStyle({ ...textStyle('meta'), display: 'grid', gap: space[1] }, 'lines')
export const linesTitle = featureStyle({ fontWeight: 600 }, 'linesTitle')
export const list = featureStyle(
  { ...listReset, color: color.text.secondary, overflowWrap: 'anywhere' },
  'list',
)
export const buttons = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4] }, 'buttons')
