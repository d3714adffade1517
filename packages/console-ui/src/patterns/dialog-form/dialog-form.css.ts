import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const parts = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlockStart: space[4],
})
export const text = patternStyle({ ...boxReset, ...textStyle('dense'), color: color.text.secondary })
export const secret = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  overflowWrap: 'anywhere',
})
