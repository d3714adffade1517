import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, headingReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const body = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: `${growing(236)} minmax(0, ${growing(640)})`,
    columnGap: space[10],
    rowGap: space[7],
    alignItems: 'start',
    padding: `${space[7]} ${space[9]} ${space[9]}`,
    '@container': {
      [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [containers.small]: { paddingInline: space[6] },
    },
  },
  'body',
)
export const one = screenStyle(
  {
    maxInlineSize: vars.size.formMax,
    padding: `${space[7]} ${space[9]} ${space[9]}`,
    '@container': { [containers.small]: { paddingInline: space[6] } },
  },
  'one',
)
export const step = screenStyle(
  { display: 'flex', flexDirection: 'column', gap: space[6], minInlineSize: 0 },
  'step',
)
export const title = screenStyle({ ...headingReset, ...textStyle('heading') }, 'title')
export const text = screenStyle(
  { ...boxReset, ...textStyle('dense'), color: color.text.secondary, overflowWrap: 'anywhere' },
  'text',
)
/** Between a text and what it is about. */
export const lead = screenStyle({ marginBlockEnd: space[5] }, 'lead')
export const state = screenStyle(
  { ...boxReset, ...textStyle('body'), display: 'flex', alignItems: 'center', gap: space[4] },
  'state',
)
export const mark = {
  done: screenStyle({ flex: 'none', color: color.success.icon }, 'done'),
  open: screenStyle({ flex: 'none', color: color.text.tertiary }, 'open'),
  attention: screenStyle({ flex: 'none', color: color.warning.icon }, 'attention'),
  unknown: screenStyle({ flex: 'none', color: color.text.tertiary }, 'unknown'),
}
export const work = screenStyle(
  { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[5] },
  'work',
)
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4] }, 'buttons')
export const back = screenStyle({ marginInlineEnd: 'auto' }, 'back')
