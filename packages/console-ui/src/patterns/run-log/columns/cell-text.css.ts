import { patternStyle } from '../../../styles/layered-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

/** Text levels of cells: quiet ones carry what is rarely looked for. */
export const secondary = patternStyle({ color: vars.color.text.secondary }, 'secondary')
export const tertiary = patternStyle({ color: vars.color.text.tertiary }, 'tertiary')
/** Rows that were not loaded: the one number that must be seen. */
export const rejected = patternStyle({ color: vars.color.danger.text, fontWeight: 500 }, 'rejected')
export const strong = patternStyle({ fontWeight: 500 }, 'strong')
