import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

/** Head, space, 84 px of columns and the line of days. */
export const room = patternStyle(
  { minInlineSize: 0, minBlockSize: `calc(99px + ${growing(16 + 14)})` },
  'room',
)
export const failed = patternStyle({ ...textStyle('dense'), color: vars.color.text.secondary }, 'failed')
