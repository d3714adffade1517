import { featureStyle } from '../../../styles/layered-style.ts'
import { boxReset, headingReset, listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const arrow = featureStyle(
  { display: 'inline-block', marginInlineEnd: space[1], verticalAlign: 'middle', color: color.text.tertiary },
  'arrow',
)

/** Takes the focus of a button that went away, and shows no ring for that. */
export const panel = featureStyle({ display: 'grid', gap: space[8], outline: 'none' }, 'panel')
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
/** As links beside other headings look, and no taller than these. */
export const action = featureStyle(
  {
    ...textStyle('dense'),
    fontWeight: 400,
    paddingInline: 0,
    marginBlock: `calc(-1 * ${space[2]})`,
  },
  'action',
)
export const text = featureStyle({ ...boxReset, ...textStyle('dense'), color: color.text.secondary }, 'text')
export const list = featureStyle({ ...listReset, display: 'grid' }, 'list')
export const item = featureStyle(
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
export const aside = featureStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'aside')
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
