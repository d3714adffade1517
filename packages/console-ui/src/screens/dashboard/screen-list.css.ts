import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const list = screenStyle(
  {
    ...listReset,
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${growing(180)}, 1fr))`,
    columnGap: vars.space[6],
    paddingInline: vars.space[6],
    paddingBlockEnd: vars.space[5],
  },
  'list',
)

export const item = screenStyle(
  { ...boxReset, display: 'flex', alignItems: 'center', minBlockSize: growing(32), ...textStyle('dense') },
  'item',
)
