import { featureStyle } from '../../../styles/layered-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

/** Text levels of cells: quiet ones carry what is rarely looked for. */
export const secondary = featureStyle({ color: vars.color.text.secondary }, 'secondary')
export const tertiary = featureStyle({ color: vars.color.text.tertiary }, 'tertiary')
/** Rows that were not loaded: the one number that must be seen. */
export const rejected = featureStyle({ color: vars.color.danger.text, fontWeight: 500 }, 'rejected')
export const strong = featureStyle({ fontWeight: 500 }, 'strong')
