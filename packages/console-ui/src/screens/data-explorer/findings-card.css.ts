import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const aside = screenStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'aside')

export const list = screenStyle(
  {
    ...listReset,
    ...textStyle('dense'),
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${growing(280)}), 1fr))`,
    gap: `${space[3]} ${space[6]}`,
    padding: `0 ${space[6]} ${space[6]}`,
    fontVariantNumeric: 'tabular-nums',
  },
  'list',
)

export const item = screenStyle(
  {
    ...boxReset,
    display: 'grid',
    gridTemplateColumns: `auto minmax(0, 1fr)`,
    alignItems: 'center',
    columnGap: space[4],
    minBlockSize: vars.size.target,
  },
  'item',
)

/** A line on its way, its mark included. */
export const waiting = screenStyle({ gridColumn: '1 / -1' }, 'waiting')
export const foundIcon = screenStyle({ color: color.warning.icon }, 'foundIcon')
export const wellIcon = screenStyle({ color: color.success.icon }, 'wellIcon')
export const quietIcon = screenStyle({ color: color.text.tertiary }, 'quietIcon')
export const well = screenStyle({ color: color.text.secondary }, 'well')
