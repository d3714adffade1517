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

/** What must not be overlooked about a component. */
export const note = featureStyle(
  {
    ...textStyle('dense'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[4],
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    maxInlineSize: '100ch',
  },
  'note',
)
export const noteText = featureStyle({ ...boxReset, color: color.text.primary }, 'noteText')
export const noteIcon = {
  failed: featureStyle({ color: color.danger.icon, marginBlockStart: 2 }, 'failedIcon'),
  warning: featureStyle({ color: color.warning.icon, marginBlockStart: 2 }, 'warningIcon'),
}
export const noteFix = featureStyle({ flex: 'none', fontWeight: 500 }, 'noteFix')

/** Differences to the run before. */
export const strong = featureStyle({ fontWeight: 600 }, 'strong')
export const worse = featureStyle({ fontWeight: 600, color: color.danger.text }, 'worse')
