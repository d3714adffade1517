import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

/** The rules stand beside the fields, and between them where there is no room. */
export const form = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${growing(340)}) minmax(0, 1fr)`,
    columnGap: space[9],
    rowGap: space[6],
    alignItems: 'start',
    padding: space[6],
    borderBlockStart: `1px solid ${color.border.subtle}`,
    '@container': { [containers.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'form',
)
export const wide = screenStyle({ gridColumn: '1 / -1' }, 'wide')
export const rules = screenStyle(
  {
    gridColumn: 2,
    gridRow: 'span 4',
    '@container': { [containers.small]: { gridColumn: 'auto', gridRow: 'auto' } },
  },
  'rules',
)
export const end = screenStyle(
  { gridColumn: 1, display: 'grid', justifyItems: 'start', gap: space[4] },
  'end',
)
export const note = screenStyle({ ...boxReset, ...textStyle('meta'), color: color.text.tertiary }, 'note')
