import { screenStyle } from '../../styles/layered-style.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const client = screenStyle({ display: 'grid', minInlineSize: 0 }, 'client')
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const
export const name = screenStyle({ ...cut, fontWeight: 500 }, 'name')
export const below = screenStyle({ ...textStyle('meta'), ...cut, color: color.text.tertiary }, 'below')
export const id = screenStyle(
  { display: 'inline-flex', alignItems: 'center', gap: space[2], verticalAlign: 'middle' },
  'id',
)
export const tags = screenStyle(
  { display: 'inline-flex', alignItems: 'center', gap: space[3], minInlineSize: 0, maxInlineSize: '100%' },
  'tags',
)
export const soon = screenStyle({ color: color.warning.text, fontWeight: 600 }, 'soon')
