import { featureStyle } from '../../../styles/layered-style.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

/** Takes the focus of a button that went away, and shows no ring for that. */
export const panel = featureStyle({ display: 'grid', gap: space[8], outline: 'none' }, 'panel')
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
