import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, headingReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const updated = screenStyle(
  {
    ...textStyle('meta'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    color: color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
  'updated',
)

export const figures = screenStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    flex: 'none',
    marginBlockStart: growing(14),
    marginInline: space[9],
    padding: '12px 18px 14px',
    columnGap: space[12],
    rowGap: space[5],
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.lg,
    '@container': { [containers.small]: { marginInline: space[6], columnGap: space[8] } },
  },
  'figures',
)
export const figuresHeading = screenStyle(
  { ...headingReset, ...textStyle('meta'), flex: '1 0 100%', fontWeight: 600, color: color.text.primary },
  'figuresHeading',
)
export const figureList = screenStyle(
  {
    ...listReset,
    display: 'grid',
    gridTemplateColumns: 'repeat(4, max-content)',
    columnGap: space[12],
    rowGap: space[5],
    '@container': {
      [containers.small]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        inlineSize: '100%',
        columnGap: space[6],
      },
    },
  },
  'figureList',
)
export const figureName = screenStyle(
  { ...boxReset, ...textStyle('meta'), color: color.text.tertiary },
  'figureName',
)
export const figure = screenStyle(
  {
    ...boxReset,
    ...textStyle('title'),
    fontWeight: 600,
    lineHeight: growing(26),
    // Also while a bar stands for it, which is lower
    minBlockSize: growing(26),
    color: color.text.primary,
    fontVariantNumeric: 'tabular-nums',
  },
  'figure',
)
export const figureUnit = screenStyle(
  { ...textStyle('meta'), fontWeight: 500, color: color.text.tertiary, marginInlineStart: space[2] },
  'figureUnit',
)
export const figuresFailed = screenStyle(
  { ...textStyle('dense'), color: color.text.secondary },
  'figuresFailed',
)

export const preview = screenStyle({ display: 'grid', gap: space[5] }, 'preview')
export const previewHeading = screenStyle(
  {
    ...headingReset,
    ...textStyle('meta'),
    fontWeight: 600,
    color: color.text.secondary,
    marginBlockEnd: space[3],
  },
  'previewHeading',
)
export const components = screenStyle(
  {
    ...listReset,
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${growing(148)}, 1fr))`,
    gap: `${space[4]} ${space[7]}`,
  },
  'components',
)
export const componentLine = screenStyle(
  { ...textStyle('meta'), display: 'grid', gap: space[1], minInlineSize: 0 },
  'componentLine',
)
export const componentName = screenStyle(
  { display: 'flex', justifyContent: 'space-between', gap: space[4], color: color.text.secondary },
  'componentName',
)
export const causes = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: `minmax(${growing(72)}, auto) minmax(0, 1fr)`,
    gap: `${space[4]} ${space[5]}`,
    alignItems: 'center',
    '@container': { [containers.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'causes',
)
export const causesOf = screenStyle({ ...textStyle('dense'), color: color.text.secondary }, 'causesOf')
export const message = screenStyle(
  { ...boxReset, ...textStyle('dense'), color: color.text.primary, maxInlineSize: '72ch' },
  'message',
)
export const emptyLinks = screenStyle(
  { display: 'flex', gap: space[6], justifyContent: 'center' },
  'emptyLinks',
)
