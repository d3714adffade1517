import { forcedFill } from '../../styles/forced-fill.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const lines = screenStyle({ display: 'grid' }, 'lines')
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

export const word = screenStyle(textStyle('meta'), 'word')
export const dot = screenStyle({ inlineSize: 9, blockSize: 9, borderRadius: 2.5, flex: 'none' }, 'dot')
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
