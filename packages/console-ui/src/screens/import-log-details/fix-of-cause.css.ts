import { screenStyle } from '../../styles/layered-style.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const done = screenStyle(
  { ...textStyle('meta'), fontWeight: 400, color: vars.color.success.text },
  'done',
)
