import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { headingReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = screenStyle(
  {
    flex: 'none',
    marginBlockStart: 14,
    marginInline: space[9],
    '@container': { [containers.small]: { marginInline: space[6] } },
  },
  'root',
)
export const heading = screenStyle(
  {
    ...headingReset,
    ...textStyle('meta'),
    fontWeight: 600,
    color: color.text.secondary,
    marginBlockEnd: space[3],
  },
  'heading',
)
export const list = screenStyle({ ...listReset, display: 'grid', gap: space[3] }, 'list')
export const step = screenStyle(
  {
    ...textStyle('dense'),
    display: 'grid',
    gridTemplateColumns: `${growing(16)} ${growing(152)} minmax(0, 1fr)`,
    alignItems: 'baseline',
    columnGap: space[4],
    color: color.text.primary,
    '@container': { [containers.small]: { gridTemplateColumns: `${growing(16)} minmax(0, 1fr)` } },
  },
  'step',
)
export const time = screenStyle({ color: color.text.tertiary, fontVariantNumeric: 'tabular-nums' }, 'time')
export const text = screenStyle(
  { overflowWrap: 'anywhere', '@container': { [containers.small]: { gridColumnStart: 2 } } },
  'text',
)
export const icon = {
  done: screenStyle({ color: color.success.icon, alignSelf: 'center' }, 'done'),
  running: screenStyle({ color: color.info.icon, alignSelf: 'center' }, 'running'),
  failed: screenStyle({ color: color.danger.icon, alignSelf: 'center' }, 'failed'),
  quiet: screenStyle({ color: color.text.tertiary, alignSelf: 'center' }, 'quiet'),
}
