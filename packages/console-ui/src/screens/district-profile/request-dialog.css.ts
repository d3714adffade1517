import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, radius, space } = vars

export const email = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginBlockStart: space[5],
  padding: space[5],
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.md,
  backgroundColor: color.bg.subtle,
})

export const text = screenStyle({
  ...boxReset,
  ...textStyle('dense'),
  color: color.text.primary,
  // As a mail program shows it.
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
