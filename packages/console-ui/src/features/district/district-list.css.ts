import { focusRing } from '../../styles/focus-ring.ts'
import { featureStyle } from '../../styles/layered-style.ts'
import { listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const block = featureStyle({ marginBlock: space[4] }, 'block')
export const list = featureStyle(
  {
    ...listReset,
    maxBlockSize: '40dvh',
    overflowY: 'auto',
    position: 'relative',
    borderBlock: `1px solid ${color.border.subtle}`,
    selectors: { '&:focus-visible': focusRing },
  },
  'list',
)
export const item = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: space[5],
    alignItems: 'center',
    paddingBlock: space[3],
    // A thousand rows: those out of sight need no layout.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 44px',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  },
  'item',
)
export const name = featureStyle({ ...textStyle('dense'), fontWeight: 550, overflowWrap: 'anywhere' }, 'name')
export const note = featureStyle(
  { gridColumn: '1 / -1', ...textStyle('meta'), color: color.text.secondary, overflowWrap: 'anywhere' },
  'note',
)
