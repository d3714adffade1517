import { featureStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, headingReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, size, space } = vars

export const arrow = featureStyle(
  { display: 'inline-block', marginInline: space[2], verticalAlign: 'middle', color: color.text.tertiary },
  'arrow',
)
export const field = featureStyle({ color: color.text.tertiary }, 'field')
/** The panel begins below the buttons of the title. */
export const body = featureStyle(
  { display: 'flex', flex: '1 1 auto', minBlockSize: 0, minInlineSize: 0, marginBlockStart: space[5] },
  'body',
)
export const panel = featureStyle({ display: 'grid', gap: space[8] }, 'panel')
export const section = featureStyle({ display: 'grid', gap: space[3], minInlineSize: 0 }, 'section')
export const head = featureStyle(
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[4] },
  'head',
)
export const heading = featureStyle(
  { ...headingReset, ...textStyle('dense'), fontWeight: 600, color: color.text.primary },
  'heading',
)
export const link = featureStyle(textStyle('dense'), 'link')
export const text = featureStyle({ ...boxReset, ...textStyle('dense'), color: color.text.secondary }, 'text')
export const table = featureStyle(
  { borderCollapse: 'collapse', inlineSize: '100%', tableLayout: 'fixed', ...textStyle('dense') },
  'table',
)
const edges = {
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const
export const columnHead = featureStyle(
  { ...edges, ...textStyle('meta'), fontWeight: 400, color: color.text.tertiary },
  'columnHead',
)
export const cell = featureStyle(
  { ...edges, fontWeight: 400, color: color.text.primary, overflowWrap: 'anywhere' },
  'cell',
)
export const hash = featureStyle({ overflowWrap: 'anywhere' }, 'hash')
export const list = featureStyle({ ...listReset, display: 'grid' }, 'list')
export const event = featureStyle(
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
export const note = featureStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'note')
export const place = {
  /** Apart from the last section of the form, in line with its fields. */
  below: featureStyle(
    {
      boxSizing: 'border-box',
      maxInlineSize: `calc(${size.formMax} + 2 * ${space[9]})`,
      paddingInline: space[9],
      paddingBlock: `0 ${space[9]}`,
      '@container': { [containers.small]: { paddingInline: space[6] } },
    },
    'below',
  ),
  aside: featureStyle({ marginBlockStart: space[9] }, 'aside'),
  card: featureStyle({ gap: space[4], padding: space[6] }, 'card'),
}
