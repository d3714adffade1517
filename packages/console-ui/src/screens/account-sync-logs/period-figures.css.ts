import { focusRing } from '../../styles/focus-ring.ts'
import { forcedFill } from '../../styles/forced-fill.ts'
import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, buttonReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = screenStyle(
  {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: `${space[5]} ${space[9]}`,
    marginBlockStart: growing(14),
    marginInline: space[9],
    padding: `${space[5]} ${growing(18)}`,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.lg,
    '@container': { [containers.small]: { marginInline: space[6], paddingInline: space[5] } },
  },
  'root',
)
export const lines = screenStyle({ display: 'grid' }, 'lines')
export const label = screenStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'label')
export const figure = screenStyle(
  {
    ...textStyle('heading'),
    minBlockSize: vars.type.heading.line,
    fontVariantNumeric: 'tabular-nums',
    color: color.text.primary,
  },
  'figure',
)
export const group = screenStyle(
  { display: 'grid', flex: '1 1 260px', minInlineSize: 0, gap: space[3] },
  'group',
)
export const bar = screenStyle(
  {
    display: 'flex',
    gap: 2,
    blockSize: 8,
    borderRadius: 4,
    overflow: 'hidden',
    background: color.data.track,
  },
  'bar',
)
// One line in thousands is still 2 px wide.
export const segment = screenStyle({ flexBasis: 0, minInlineSize: 2, borderRadius: 1 }, 'segment')

const shade = (share: number) =>
  screenStyle(
    {
      background: `color-mix(in srgb, ${color.data.accepted} ${share}%, ${color.data.track})`,
      ...forcedFill('CanvasText'),
    },
    `shade${share}`,
  )
/** Neighbors differ; which is which is written below the bar, in the same order. */
export const shades = [shade(100), shade(60), shade(80), shade(40)]
export const result = {
  success: screenStyle({ background: color.data.accepted, ...forcedFill('CanvasText') }, 'success'),
  warning: screenStyle({ background: color.data.warned, ...forcedFill('LinkText') }, 'warning'),
  failure: screenStyle({ background: color.data.rejected, ...forcedFill('Highlight') }, 'failure'),
}

export const legend = screenStyle(
  {
    ...listReset,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[2]}`,
    marginInlineStart: `calc(-1 * ${space[3]})`,
  },
  'legend',
)
const wordRoom = {
  ...textStyle('meta'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 24,
  paddingInline: space[3],
} as const
/** A word on its way. */
export const waiting = screenStyle(wordRoom, 'waiting')
export const word = screenStyle(
  {
    ...buttonReset,
    ...wordRoom,
    gap: space[3],
    borderRadius: vars.radius.sm,
    color: color.text.secondary,
    selectors: { '&:hover': { background: color.bg.hover }, '&:focus-visible': focusRing },
  },
  'word',
)
export const chosen = screenStyle({ background: color.bg.selected, color: color.text.primary }, 'chosen')
export const dot = screenStyle({ inlineSize: 9, blockSize: 9, borderRadius: 2.5, flex: 'none' }, 'dot')
export const count = screenStyle({ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }, 'count')
export const failed = screenStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    alignSelf: 'center',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    color: color.text.secondary,
  },
  'failed',
)
