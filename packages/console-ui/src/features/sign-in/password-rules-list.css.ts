import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = screenStyle({ ...textStyle('meta'), color: color.text.secondary }, 'root')
export const head = screenStyle({ ...boxReset, marginBlockEnd: space[2] }, 'head')
export const list = screenStyle({ ...listReset, display: 'grid', gap: space[1] }, 'list')
export const rule = screenStyle(
  { display: 'grid', gridTemplateColumns: `${growing(16)} minmax(0, 1fr)`, gap: space[3] },
  'rule',
)
export const mark = screenStyle({ marginBlockStart: 1, color: color.text.tertiary }, 'mark')
export const kept = screenStyle({ color: color.success.icon }, 'kept')
export const broken = screenStyle({ color: color.danger.icon }, 'broken')
