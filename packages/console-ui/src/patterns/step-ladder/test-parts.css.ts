import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

/** What a test is about, its button, and what it found. */
export const root = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minInlineSize: 0,
})
export const quiet = patternStyle({ ...boxReset, ...textStyle('dense'), color: color.text.secondary })
