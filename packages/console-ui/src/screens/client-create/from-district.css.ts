import { screenStyle } from '../../styles/layered-style.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = screenStyle({ display: 'grid', gap: space[3] }, 'root')
export const note = screenStyle(
  {
    ...textStyle('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: vars.type.dense.line,
    color: color.text.secondary,
  },
  'note',
)
