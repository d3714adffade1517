import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset, headingReset, listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const root = featureStyle(
  { ...boxReset, ...textStyle('dense'), display: 'grid', gap: space[6], minInlineSize: 0 },
  'root',
)
export const head = featureStyle(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[4] },
  'head',
)
export const title = featureStyle(
  {
    ...headingReset,
    ...textStyle('section'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
  'title',
)
export const arrow = featureStyle({ flex: 'none', color: color.text.tertiary }, 'arrow')
export const help = featureStyle({ ...boxReset, ...textStyle('meta'), color: color.text.tertiary }, 'help')
export const mono = featureStyle({ fontFamily: vars.font.mono, fontSize: '0.95em' }, 'mono')
// Spaces inside count: two codes may differ by them.
export const value = featureStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }, 'value')
export const strong = featureStyle({ fontWeight: 600 }, 'strong')
export const struck = featureStyle({ textDecoration: 'line-through', color: color.text.tertiary }, 'struck')
export const quiet = featureStyle({ color: color.text.tertiary, overflowWrap: 'anywhere' }, 'quiet')
export const samples = featureStyle({ ...listReset, display: 'grid', gap: space[1] }, 'samples')
export const waiting = featureStyle(
  { display: 'flex', alignItems: 'center', gap: space[10], minBlockSize: growing(40) },
  'waiting',
)
