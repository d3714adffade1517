import { growing } from '../../styles/growing.ts'
import { featureStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const group = featureStyle(
  { ...boxReset, border: 0, minInlineSize: 0, marginBlockStart: space[6], display: 'grid', gap: space[4] },
  'group',
)
export const legend = featureStyle(
  {
    ...boxReset,
    ...textStyle('meta'),
    fontWeight: 600,
    color: color.text.secondary,
    marginBlockEnd: space[4],
  },
  'legend',
)
export const components = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${growing(150)}, 1fr))`,
    gap: space[3],
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.border.subtle}`,
  },
  'components',
)
