import { screenStyle } from '../../styles/layered-style.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const policyFor = screenStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] },
  'policyFor',
)
export const policyForLabel = screenStyle(
  { ...textStyle('dense'), color: color.text.secondary },
  'policyForLabel',
)
export const require = screenStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[5] },
  'require',
)
export const question = screenStyle({ display: 'grid', gap: space[4] }, 'question')
