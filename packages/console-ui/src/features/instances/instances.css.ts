import { growing } from '../../styles/growing.ts'
import { featureStyle } from '../../styles/layered-style.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const tags = featureStyle(
  { display: 'inline-flex', alignItems: 'center', gap: space[2], minInlineSize: 0 },
  'tags',
)
export const fields = featureStyle({ ...boxReset, display: 'grid', gap: space[6] }, 'fields')
export const steps = featureStyle({ ...listReset }, 'steps')
export const step = featureStyle(
  {
    ...textStyle('dense'),
    display: 'grid',
    gridTemplateColumns: `auto minmax(0, 1fr) auto`,
    alignItems: 'center',
    columnGap: space[5],
    rowGap: space[3],
    minBlockSize: growing(36),
    paddingBlock: space[3],
    paddingInline: space[6],
    borderBlockStart: `1px solid ${color.border.subtle}`,
    color: color.text.secondary,
  },
  'step',
)
export const current = featureStyle({ color: color.text.primary, fontWeight: 500 }, 'current')
export const time = featureStyle(
  { ...textStyle('meta'), color: color.text.tertiary, fontVariantNumeric: 'tabular-nums' },
  'time',
)
/** Under the name of the step, over the rest of the line. */
export const below = featureStyle({ gridColumn: '2 / -1', minInlineSize: 0 }, 'below')
export const fault = featureStyle(
  {
    gridColumn: '2 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    color: color.danger.text,
    overflowWrap: 'anywhere',
  },
  'fault',
)
export const faultText = featureStyle({ flex: `1 1 ${growing(200)}`, minInlineSize: 0 }, 'faultText')
