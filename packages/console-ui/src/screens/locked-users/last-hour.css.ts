import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const group = screenStyle({ display: 'grid', minInlineSize: 0 }, 'group')
export const site = screenStyle(textStyle('dense'), 'site')
export const note = screenStyle(
  { ...boxReset, ...textStyle('dense'), alignSelf: 'center', color: vars.color.text.secondary },
  'note',
)
