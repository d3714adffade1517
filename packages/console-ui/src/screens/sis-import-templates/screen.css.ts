import { screenStyle } from '../../styles/layered-style.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

/** Stands where it will, so that nothing moves down when it comes. */
export const begun = screenStyle(
  { ...textStyle('dense'), color: vars.color.text.secondary, whiteSpace: 'nowrap' },
  'begun',
)
