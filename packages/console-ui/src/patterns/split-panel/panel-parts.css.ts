import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset, headingReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

/** What a panel about one record is made of: sections, lists of events, and tables of what changed. */
export const section = patternStyle({ display: 'grid', gap: space[3], minInlineSize: 0 }, 'section')
export const head = patternStyle(
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[4] },
  'head',
)
export const heading = patternStyle(
  { ...headingReset, ...textStyle('dense'), fontWeight: 600, color: color.text.primary },
  'heading',
)
/** At the end of a heading's line. */
export const link = patternStyle(textStyle('dense'), 'link')
export const text = patternStyle({ ...boxReset, ...textStyle('dense'), color: color.text.secondary }, 'text')
export const note = patternStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'note')
export const list = patternStyle({ ...listReset, display: 'grid' }, 'list')
export const event = patternStyle(
  {
    ...textStyle('dense'),
    display: 'grid',
    paddingBlock: space[3],
    paddingInlineStart: space[5],
    borderInlineStart: `2px solid ${color.border.default}`,
    color: color.text.primary,
    overflowWrap: 'anywhere',
  },
  'event',
)
/** Between what was and what is. */
export const arrow = patternStyle(
  { display: 'inline-block', marginInline: space[2], verticalAlign: 'middle', color: color.text.tertiary },
  'arrow',
)
export const table = patternStyle(
  { borderCollapse: 'collapse', inlineSize: '100%', tableLayout: 'fixed', ...textStyle('dense') },
  'table',
)
const edges = {
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const
export const columnHead = patternStyle(
  { ...edges, ...textStyle('meta'), fontWeight: 400, color: color.text.tertiary },
  'columnHead',
)
export const cell = patternStyle(
  { ...edges, fontWeight: 400, color: color.text.primary, overflowWrap: 'anywhere' },
  'cell',
)

/** Around a list with its panel: right below tabs, and at a distance from a title, whose buttons the panel would touch. */
const around = patternStyle({ display: 'flex', flex: '1 1 auto', minBlockSize: 0, minInlineSize: 0 })
export const below = {
  tabs: around,
  title: patternStyle([around, { marginBlockStart: space[5] }], 'belowTitle'),
}
