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

export const arrow = screenStyle(
  { display: 'inline-block', marginInline: space[2], verticalAlign: 'middle', color: color.text.tertiary },
  'arrow',
)

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
export const table = screenStyle(
  { borderCollapse: 'collapse', inlineSize: '100%', tableLayout: 'fixed', ...textStyle('dense') },
  'table',
)
const edges = {
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const
export const head = screenStyle(
  { ...edges, ...textStyle('meta'), fontWeight: 400, color: color.text.tertiary },
  'head',
)
export const cell = screenStyle(
  { ...edges, fontWeight: 400, color: color.text.primary, overflowWrap: 'anywhere' },
  'cell',
)
export const facts = screenStyle({ minInlineSize: 0 }, 'facts')
