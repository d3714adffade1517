import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const list = featureStyle(listReset, 'list')
export const step = featureStyle(
  {
    ...textStyle('dense'),
    display: 'grid',
    gridTemplateColumns: `${growing(18)} minmax(0, 1fr) auto`,
    alignItems: 'center',
    columnGap: space[5],
    minBlockSize: growing(48),
    paddingBlock: space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  },
  'step',
)
export const label = featureStyle({ display: 'block', fontWeight: 500 }, 'label')
export const reason = featureStyle(
  { ...textStyle('meta'), display: 'block', color: color.text.secondary, overflowWrap: 'anywhere' },
  'reason',
)
export const mark = {
  done: featureStyle({ color: color.success.icon }, 'done'),
  open: featureStyle({ color: color.text.tertiary }, 'open'),
  attention: featureStyle({ color: color.warning.icon }, 'attention'),
  unknown: featureStyle({ color: color.text.tertiary }, 'unknown'),
}
