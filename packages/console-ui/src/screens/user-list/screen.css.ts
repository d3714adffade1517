import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset, headingReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

/** The panel begins below the buttons of the title. */
export const body = screenStyle(
  { display: 'flex', flex: '1 1 auto', minBlockSize: 0, minInlineSize: 0, marginBlockStart: space[5] },
  'body',
)
export const arrow = screenStyle(
  { display: 'inline-block', verticalAlign: 'middle', color: color.text.tertiary },
  'arrow',
)

export const panel = screenStyle({ display: 'grid', gap: space[8] }, 'panel')
export const section = screenStyle({ display: 'grid', gap: space[3], minInlineSize: 0 }, 'section')
export const head = screenStyle(
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[4] },
  'head',
)
export const heading = screenStyle(
  { ...headingReset, ...textStyle('dense'), fontWeight: 600, color: color.text.primary },
  'heading',
)
export const link = screenStyle(textStyle('dense'), 'link')
export const text = screenStyle({ ...boxReset, ...textStyle('dense'), color: color.text.secondary }, 'text')
export const lockButtons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4] }, 'lockButtons')
export const list = screenStyle({ ...listReset, display: 'grid' }, 'list')
export const item = screenStyle(
  {
    ...textStyle('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[4]}`,
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    color: color.text.primary,
    overflowWrap: 'anywhere',
  },
  'item',
)
export const aside = screenStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'aside')
export const event = screenStyle(
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
