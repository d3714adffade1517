import { forcedFill } from '../../../styles/forced-fill.ts'
import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

/** A bar with a figure beside it. */
export const withFigure = featureStyle(
  { display: 'flex', alignItems: 'center', gap: 10, minInlineSize: 0 },
  'withFigure',
)
export const bar = featureStyle({ flex: 1, minInlineSize: 0 }, 'bar')
export const share = featureStyle(
  {
    ...textStyle('meta'),
    flex: 'none',
    inlineSize: growing(48),
    textAlign: 'end',
    color: vars.color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  'share',
)

/** A bar on the scale of its list. */
export const scaled = featureStyle({ display: 'flex', gap: 2, blockSize: 10 }, 'scaled')

const segment = { flex: 'none', minInlineSize: 2, borderRadius: 2 } as const

export const accepted = featureStyle(
  { ...segment, flexShrink: 1, backgroundColor: vars.color.data.accepted, ...forcedFill('CanvasText') },
  'accepted',
)
export const rejected = featureStyle(
  { ...segment, backgroundColor: vars.color.data.rejected, ...forcedFill('Highlight') },
  'rejected',
)
