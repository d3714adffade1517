import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset, headingReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = patternStyle(
  { ...boxReset, ...textStyle('dense'), display: 'grid', gap: space[6], minInlineSize: 0 },
  'root',
)
export const head = patternStyle(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[4] },
  'head',
)
export const title = patternStyle(
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
const turned = { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }
export const arrow = patternStyle({ flex: 'none', color: color.text.tertiary, ...turned }, 'arrow')
export const help = patternStyle({ ...boxReset, ...textStyle('meta'), color: color.text.tertiary }, 'help')
export const mono = patternStyle({ fontFamily: vars.font.mono, fontSize: '0.95em' }, 'mono')
// Spaces inside count: two codes may differ by them.
export const value = patternStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }, 'value')
export const strong = patternStyle({ fontWeight: 600 }, 'strong')
export const struck = patternStyle({ textDecoration: 'line-through', color: color.text.tertiary }, 'struck')
export const quiet = patternStyle({ color: color.text.tertiary, overflowWrap: 'anywhere' }, 'quiet')
export const samples = patternStyle({ ...listReset, display: 'grid', gap: space[1] }, 'samples')
export const waiting = patternStyle(
  { display: 'flex', alignItems: 'center', gap: space[10], minBlockSize: growing(40) },
  'waiting',
)
