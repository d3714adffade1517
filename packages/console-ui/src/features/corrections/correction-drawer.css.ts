import { featureStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const part = featureStyle({ display: 'grid', gap: space[5], marginBlockStart: space[8] }, 'part')
export const head = featureStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[5] },
  'head',
)
export const heading = featureStyle({ ...boxReset, ...textStyle('heading') }, 'heading')
export const line = featureStyle({ ...boxReset, ...textStyle('meta'), color: color.text.secondary }, 'line')
export const rows = featureStyle({ ...boxReset, listStyle: 'none', display: 'grid', gap: space[4] }, 'rows')
