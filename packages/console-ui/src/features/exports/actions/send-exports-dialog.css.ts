import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const lists = featureStyle({ display: 'grid', gap: space[5], marginBlockStart: space[5] }, 'lists')
export const heading = featureStyle(
  { ...boxReset, ...textStyle('meta'), color: color.text.tertiary },
  'heading',
)
