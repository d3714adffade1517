import { screenStyle } from '../../styles/layered-style.ts'
import { listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const pick = screenStyle({ marginBlock: space[5] }, 'pick')
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
