import { featureStyle } from '../../styles/layered-style.ts'
import { boxReset, headingReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const page = featureStyle({ display: 'grid', gap: space[7] }, 'page')
/** The drawer's own title does not get on paper. */
export const paperTitle = featureStyle(
  { ...boxReset, ...textStyle('title'), display: 'none', '@media': { print: { display: 'block' } } },
  'paperTitle',
)
export const lead = featureStyle({ ...boxReset, color: color.text.secondary }, 'lead')
export const heading = featureStyle({ ...headingReset, ...textStyle('dense'), fontWeight: 600 }, 'heading')
export const numbers = featureStyle(
  { ...boxReset, ...textStyle('dense'), color: color.text.secondary },
  'numbers',
)
export const table = featureStyle(
  {
    ...textStyle('dense'),
    inlineSize: '100%',
    marginBlockStart: space[3],
    borderCollapse: 'collapse',
    '@media': { print: { breakInside: 'auto' } },
  },
  'table',
)
const edge = {
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
} as const
export const head = featureStyle(
  { ...edge, ...textStyle('meta'), fontWeight: 500, color: color.text.tertiary },
  'head',
)
export const cell = featureStyle(
  { ...edge, fontWeight: 400, overflowWrap: 'anywhere', breakInside: 'avoid' },
  'cell',
)
