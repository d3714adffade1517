import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const root = featureStyle(
  { display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 },
  'root',
)
export const quiet = featureStyle(
  { ...boxReset, ...textStyle('dense'), color: color.text.secondary },
  'quiet',
)
