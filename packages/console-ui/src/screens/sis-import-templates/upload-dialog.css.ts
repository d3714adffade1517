import { screenStyle } from '../../styles/layered-style.ts'
import { listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const pick = screenStyle({ display: 'flex', marginBlock: space[5] }, 'pick')
/** The button beside it opens it, and says the same. */
export const input = screenStyle({ display: 'none' }, 'input')
export const list = screenStyle(
  { ...listReset, borderBlockStart: `1px solid ${color.border.subtle}` },
  'list',
)
export const item = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: space[5],
    alignItems: 'center',
    paddingBlock: space[4],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
  },
  'item',
)
export const name = screenStyle({ ...textStyle('dense'), fontWeight: 550, overflowWrap: 'anywhere' }, 'name')
export const note = screenStyle(
  { gridColumn: '1 / -1', ...textStyle('meta'), color: color.text.secondary, overflowWrap: 'anywhere' },
  'note',
)
