import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, headingReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const result = screenStyle(
  { display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle', gap: 7, fontWeight: 500 },
  'result',
)
export const tone = {
  success: screenStyle({ color: color.success.icon }, 'success'),
  warning: screenStyle({ color: color.warning.icon }, 'warning'),
  failure: screenStyle({ color: color.danger.icon }, 'failure'),
}

export const details = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 3fr) minmax(${growing(280)}, 2fr)`,
    gap: `${space[5]} ${space[9]}`,
    alignItems: 'start',
    '@container': { [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'details',
)
export const changes = screenStyle({ display: 'grid', gap: space[4], minInlineSize: 0 }, 'changes')
export const heading = screenStyle(
  { ...headingReset, ...textStyle('meta'), fontWeight: 600, color: color.text.secondary },
  'heading',
)
export const text = screenStyle(
  { ...boxReset, ...textStyle('dense'), color: color.text.primary, maxInlineSize: '72ch' },
  'text',
)
export const facts = screenStyle({ minInlineSize: 0 }, 'facts')
