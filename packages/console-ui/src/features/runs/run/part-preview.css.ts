import { featureStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { boxReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const preview = featureStyle(
  {
    ...textStyle('dense'),
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: space[4],
    '@container': { [containers.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'preview',
)
export const label = featureStyle({ color: color.text.secondary }, 'label')
export const open = featureStyle({ fontWeight: 500 }, 'open')
export const message = featureStyle({ ...boxReset, color: color.text.primary }, 'message')
/** Said at the end of the bar: in which order the components of a run stand. */
export const order = featureStyle(
  {
    ...textStyle('meta'),
    color: color.text.tertiary,
    '@container': { [containers.small]: { display: 'none' } },
  },
  'order',
)
