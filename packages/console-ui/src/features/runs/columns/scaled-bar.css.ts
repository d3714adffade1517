import { forcedFill } from '../../../styles/forced-fill.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

export const root = featureStyle({ display: 'flex', gap: 2, blockSize: 10 }, 'root')

const segment = { flex: 'none', minInlineSize: 2, borderRadius: 2 } as const

export const accepted = featureStyle(
  { ...segment, flexShrink: 1, backgroundColor: vars.color.data.accepted, ...forcedFill('CanvasText') },
  'accepted',
)
export const rejected = featureStyle(
  { ...segment, backgroundColor: vars.color.data.rejected, ...forcedFill('Highlight') },
  'rejected',
)
