import { featureStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { headingReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, size, space } = vars

export const field = featureStyle({ color: color.text.tertiary }, 'field')
/** As the other parts beside a form are titled. */
export const asideHeading = featureStyle(
  { ...headingReset, ...textStyle('section'), color: color.text.primary },
  'asideHeading',
)
export const panel = featureStyle({ display: 'grid', gap: space[8] }, 'panel')
export const hash = featureStyle({ overflowWrap: 'anywhere' }, 'hash')
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
  part: featureStyle({ gap: space[4] }, 'part'),
  card: featureStyle({ gap: space[4], padding: space[6] }, 'card'),
}
