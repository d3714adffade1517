import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const form = screenStyle(
  { display: 'grid', gap: space[6], padding: space[6], borderBlockStart: `1px solid ${color.border.subtle}` },
  'form',
)

/** The rules stand beside the new password, and below it where there is no room. */
export const fields = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${growing(340)}) minmax(0, 1fr)`,
    columnGap: space[9],
    rowGap: space[6],
    alignItems: 'start',
    '@container': { [containers.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'fields',
)
export const field = screenStyle({ gridColumn: 1, minInlineSize: 0 }, 'field')
export const rules = screenStyle(
  {
    gridColumn: 2,
    gridRow: '2 / span 2',
    '@container': { [containers.small]: { gridColumn: 1, gridRow: 'auto' } },
  },
  'rules',
)
export const end = screenStyle({ display: 'grid', justifyItems: 'start', gap: space[4] }, 'end')
export const note = screenStyle({ ...boxReset, ...textStyle('meta'), color: color.text.tertiary }, 'note')
