import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const reading = featureStyle(
  { ...boxReset, display: 'flex', alignItems: 'center', gap: space[3], color: color.text.secondary },
  'reading',
)
export const file = featureStyle({ display: 'grid', gap: space[2], marginBlockStart: space[5] }, 'file')
export const heading = featureStyle({ ...boxReset, ...textStyle('nav') }, 'heading')
export const list = featureStyle(
  { ...boxReset, display: 'grid', gap: space[2], paddingInlineStart: space[5], overflowWrap: 'anywhere' },
  'list',
)
export const place = featureStyle({ color: color.text.tertiary }, 'place')
export const good = featureStyle(
  { ...boxReset, ...textStyle('nav'), display: 'flex', alignItems: 'center', gap: space[3] },
  'good',
)
export const goodIcon = featureStyle({ color: color.success.icon }, 'goodIcon')
export const text = featureStyle(
  { ...boxReset, marginBlockStart: space[3], color: color.text.secondary },
  'text',
)
