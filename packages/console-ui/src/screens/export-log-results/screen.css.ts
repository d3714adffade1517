import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const order = screenStyle(
  {
    ...textStyle('meta'),
    color: color.text.tertiary,
    '@container': { [containers.small]: { display: 'none' } },
  },
  'order',
)
export const strong = screenStyle({ fontWeight: 600 }, 'strong')
export const worse = screenStyle({ fontWeight: 600, color: color.danger.text }, 'worse')
export const copied = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2] }, 'copied')
export const banner = screenStyle(
  {
    marginBlockStart: space[5],
    marginInline: space[9],
    '@container': { [containers.small]: { marginInline: space[6] } },
  },
  'banner',
)
export const preview = screenStyle(
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
export const previewLabel = screenStyle({ color: color.text.secondary }, 'previewLabel')
export const open = screenStyle({ fontWeight: 500 }, 'open')
export const message = screenStyle({ ...boxReset, color: color.text.primary }, 'message')
