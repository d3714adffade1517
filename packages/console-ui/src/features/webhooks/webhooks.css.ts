import { featureStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const list = featureStyle({ ...boxReset, listStyle: 'none' }, 'list')
export const item = featureStyle(
  {
    ...boxReset,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    paddingBlock: space[6],
    borderBlockStart: `1px solid ${color.border.subtle}`,
  },
  'item',
)
export const name = featureStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    fontWeight: 600,
    color: color.text.primary,
    overflowWrap: 'anywhere',
  },
  'name',
)
export const fact = featureStyle(
  { ...boxReset, ...textStyle('meta'), color: color.text.secondary, overflowWrap: 'anywhere' },
  'fact',
)
export const actions = featureStyle(
  { ...boxReset, display: 'flex', flexWrap: 'wrap', gap: space[4], marginBlockStart: space[4] },
  'actions',
)
