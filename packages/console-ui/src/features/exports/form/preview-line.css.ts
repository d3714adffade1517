import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

export const line = featureStyle(
  {
    ...boxReset,
    ...textStyle('meta'),
    marginBlockStart: vars.space[2],
    color: vars.color.text.tertiary,
    overflowWrap: 'anywhere',
  },
  'line',
)
