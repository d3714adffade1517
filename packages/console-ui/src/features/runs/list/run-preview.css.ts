import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { boxReset, headingReset, listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const preview = featureStyle({ display: 'grid', gap: space[5] }, 'preview')
export const previewHeading = featureStyle(
  {
    ...headingReset,
    ...textStyle('meta'),
    fontWeight: 600,
    color: color.text.secondary,
    marginBlockEnd: space[3],
  },
  'previewHeading',
)
export const components = featureStyle(
  {
    ...listReset,
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${growing(148)}, 1fr))`,
    gap: `${space[4]} ${space[7]}`,
  },
  'components',
)
export const componentLine = featureStyle(
  { ...textStyle('meta'), display: 'grid', gap: space[1], minInlineSize: 0 },
  'componentLine',
)
export const componentName = featureStyle(
  { display: 'flex', justifyContent: 'space-between', gap: space[4], color: color.text.secondary },
  'componentName',
)
export const causes = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: `minmax(${growing(72)}, auto) minmax(0, 1fr)`,
    gap: `${space[4]} ${space[5]}`,
    alignItems: 'center',
    '@container': { [containers.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'causes',
)
export const causesOf = featureStyle({ ...textStyle('dense'), color: color.text.secondary }, 'causesOf')
export const message = featureStyle(
  { ...boxReset, ...textStyle('dense'), color: color.text.primary, maxInlineSize: '72ch' },
  'message',
)
