import { focusRing } from '../../../../styles/focus-ring.ts'
import { screenStyle } from '../../../../styles/layered-style.ts'
import { listReset } from '../../../../styles/resets.ts'
import { textStyle } from '../../../../styles/text-style.ts'
import { vars } from '../../../../styles/tokens.css.ts'

const { color, space } = vars

export const block = screenStyle({ marginBlock: space[4] }, 'block')
export const list = screenStyle(
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
export const item = screenStyle(
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
export const name = screenStyle({ ...textStyle('dense'), fontWeight: 550, overflowWrap: 'anywhere' }, 'name')
export const note = screenStyle(
  { gridColumn: '1 / -1', ...textStyle('meta'), color: color.text.secondary, overflowWrap: 'anywhere' },
  'note',
)
