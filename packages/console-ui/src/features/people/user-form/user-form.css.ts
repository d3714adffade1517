import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset, listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

/** Below the line of a field. */
export const line = featureStyle(
  {
    ...boxReset,
    ...textStyle('meta'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    color: color.text.secondary,
  },
  'line',
)
/** Its words begin where the line does. */
export const tool = featureStyle({ marginInlineStart: `calc(-1 * ${space[3]})` }, 'tool')
export const mark = featureStyle({ fontWeight: 500, color: color.text.primary }, 'mark')
export const next = featureStyle(
  { ...listReset, ...textStyle('body'), display: 'grid', gap: space[3], color: color.text.primary },
  'next',
)
