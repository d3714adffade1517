import { featureStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const person = featureStyle(
  // A name that is a button would make the column as wide as itself, and be cut without a mark.
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 },
  'person',
)
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const
export const name = featureStyle({ ...cut, fontWeight: 500 }, 'name')
export const username = featureStyle({ ...textStyle('meta'), ...cut, color: color.text.tertiary }, 'username')
export const text = featureStyle(
  { display: 'inline-flex', alignItems: 'center', gap: 7, verticalAlign: 'middle', minInlineSize: 0 },
  'text',
)
export const strong = featureStyle({ fontWeight: 500 }, 'strong')
export const tone = {
  good: featureStyle({ color: color.success.icon }, 'good'),
  attention: featureStyle({ color: color.warning.icon }, 'attention'),
  quiet: featureStyle({ color: color.text.tertiary }, 'quiet'),
}
export const banner = featureStyle(
  {
    marginBlockStart: space[6],
    marginInline: space[9],
    '@container': { [containers.small]: { marginInline: space[6] } },
  },
  'banner',
)
export const lockButtons = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4] }, 'lockButtons')
export const question = featureStyle({ display: 'grid', gap: space[4] }, 'question')
export const line = featureStyle({ ...boxReset }, 'line')
export const skipped = featureStyle(
  { ...listReset, display: 'grid', gap: space[2], marginBlockStart: space[2] },
  'skipped',
)
