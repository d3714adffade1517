import { forcedFill } from '../../styles/forced-fill.ts'
import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars
const edge = {
  marginInline: space[9],
  '@container': { [containers.small]: { marginInline: space[6] } },
} as const

export const figures = screenStyle(
  {
    ...boxReset,
    ...edge,
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: space[9],
    rowGap: space[4],
    marginBlockStart: growing(14),
  },
  'figures',
)
export const figureList = screenStyle(
  { ...boxReset, display: 'flex', flexWrap: 'wrap', columnGap: space[9], rowGap: space[4] },
  'figureList',
)
export const figureName = screenStyle(
  {
    ...boxReset,
    ...textStyle('meta'),
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    color: color.text.tertiary,
  },
  'figureName',
)
export const figure = screenStyle(
  {
    ...boxReset,
    ...textStyle('title'),
    fontWeight: 600,
    lineHeight: growing(26),
    color: color.text.primary,
    fontVariantNumeric: 'tabular-nums',
  },
  'figure',
)
const dot = { inlineSize: 8, blockSize: 8, borderRadius: 2, flex: 'none' } as const
export const mark = {
  accepted: screenStyle({ ...dot, background: color.data.accepted, ...forcedFill('CanvasText') }, 'accepted'),
  rejected: screenStyle({ ...dot, background: color.data.rejected, ...forcedFill('Highlight') }, 'rejected'),
  warned: screenStyle({ ...dot, background: color.data.warned, ...forcedFill('LinkText') }, 'warned'),
}
export const bar = screenStyle(
  { flex: '1 1 240px', minInlineSize: growing(160), paddingBlockEnd: space[4] },
  'bar',
)

export const banner = screenStyle({ ...edge, marginBlockStart: growing(14) }, 'banner')

export const allAccepted = screenStyle({ paddingBlock: space[11] }, 'allAccepted')
export const byAction = screenStyle(
  { color: color.text.secondary, fontVariantNumeric: 'tabular-nums' },
  'byAction',
)

/** What was done about a cause. */
export const done = screenStyle({ ...textStyle('meta'), fontWeight: 400, color: color.success.text }, 'done')
