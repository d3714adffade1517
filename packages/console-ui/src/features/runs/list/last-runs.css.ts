import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { boxReset, headingReset, listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars
const line = `1px solid ${color.border.default}`

export const band = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${growing(330)}) minmax(0, 1fr)`,
    flex: 'none',
    marginBlockStart: growing(14),
    marginInline: space[9],
    border: line,
    borderRadius: vars.radius.lg,
    '@container': {
      [containers.small]: { marginInline: space[6], gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  'band',
)
export const figures = featureStyle(
  {
    padding: '12px 18px 14px',
    // Without a chart beside it, it stands alone.
    selectors: { '&:not(:last-child)': { borderInlineEnd: line } },
    '@container': {
      [containers.small]: { padding: 0, selectors: { '&:not(:last-child)': { borderInlineEnd: 0 } } },
    },
  },
  'figures',
)
export const heading = featureStyle(
  {
    ...headingReset,
    ...textStyle('meta'),
    fontWeight: 600,
    marginBlockEnd: 14,
    color: color.text.primary,
    // Three figures have no room for it; it still names them.
    '@container': { [containers.small]: { position: 'absolute', clipPath: 'inset(50%)' } },
  },
  'heading',
)
export const figureList = featureStyle(
  {
    ...listReset,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px 18px',
    '@container': {
      [containers.small]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 0 },
    },
  },
  'figureList',
)
export const figure = featureStyle(
  {
    '@container': {
      [containers.small]: {
        paddingBlock: space[5],
        paddingInline: space[5],
        selectors: { '& + &': { borderInlineStart: line } },
      },
    },
  },
  'figure',
)
/** Not among the three of a small screen. */
export const spare = featureStyle({ '@container': { [containers.small]: { display: 'none' } } }, 'spare')
export const name = featureStyle({ ...boxReset, ...textStyle('meta'), color: color.text.tertiary }, 'name')
export const value = featureStyle(
  {
    ...boxReset,
    ...textStyle('title'),
    fontWeight: 600,
    lineHeight: growing(26),
    // Also while a bar stands for it, which is lower
    minBlockSize: growing(26),
    color: color.text.primary,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [containers.small]: { fontSize: vars.type.heading.size } },
  },
  'value',
)
export const unit = featureStyle(
  { ...textStyle('meta'), fontWeight: 500, color: color.text.tertiary, marginInlineStart: space[1] },
  'unit',
)
export const failed = featureStyle({ ...textStyle('dense'), color: color.text.secondary }, 'failed')
export const chart = featureStyle(
  {
    minInlineSize: 0,
    padding: '12px 18px 10px',
    '@container': { [containers.small]: { display: 'none' } },
  },
  'chart',
)
