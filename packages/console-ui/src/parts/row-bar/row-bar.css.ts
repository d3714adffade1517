import { forcedFill } from '../../styles/forced-fill.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

export const bar = partStyle(
  {
    boxSizing: 'border-box',
    display: 'flex',
    gap: 2,
    inlineSize: '100%',
    minInlineSize: 24,
    blockSize: 8,
    borderRadius: 4,
    overflow: 'hidden',
  },
  'bar',
)

// One rejected row in 40,000 is still 2 px wide.
export const segment = partStyle(
  { flexBasis: 0, flexShrink: 1, minInlineSize: 2, borderRadius: 1 },
  'segment',
)

const stripes = `repeating-linear-gradient(135deg, ${color.border.strong} 0 2px, ${color.data.track} 2px 5px)`

export const kind = {
  accepted: partStyle({ background: color.data.accepted, ...forcedFill('CanvasText') }, 'accepted'),
  warned: partStyle({ background: color.data.warned, ...forcedFill('LinkText') }, 'warned'),
  rejected: partStyle({ background: color.data.rejected, ...forcedFill('Highlight') }, 'rejected'),
  // Hatched: not read yet, whereas what is missing to a common width is only empty.
  remaining: partStyle({ background: stripes, ...forcedFill('GrayText') }, 'remaining'),
  empty: partStyle({ background: color.data.track }, 'empty'),
}
