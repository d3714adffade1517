import { forcedFill } from '../../styles/forced-fill.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = patternStyle({
  ...boxReset,
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  marginBlockStart: growing(14),
  marginInline: vars.space[9],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  '@container': { [containers.small]: { marginInline: vars.space[6] } },
})

export const item = patternStyle({
  ...boxReset,
  flex: '0 1 auto',
  minInlineSize: 0,
  paddingBlock: vars.space[5],
  paddingInline: growing(18),
  // Pulled over the frame, so that lines stand between items on every row and never twice at the edge.
  marginInlineEnd: -1,
  marginBlockEnd: -1,
  borderInlineEnd: `1px solid ${vars.color.border.default}`,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  '@container': { [containers.small]: { flex: '1 1 33%', paddingInline: vars.space[5] } },
})
export const grows = patternStyle({
  flexGrow: 1,
  '@container': { [containers.small]: { flexBasis: '100%' } },
})
/** On small pages the basis of every item makes as many fit as can. */
export const even = patternStyle({ flexGrow: 1 })

export const long = patternStyle({ '@container': { [containers.small]: { flexBasis: '60%' } } })

export const line = patternStyle({ '@container': { [containers.small]: { flexBasis: '100%' } } })

export const label = patternStyle({
  ...boxReset,
  ...textStyle('meta'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.text.tertiary,
  whiteSpace: 'nowrap',
})

export const dot = {
  accepted: patternStyle({ backgroundColor: vars.color.data.accepted, ...forcedFill('CanvasText') }),
  rejected: patternStyle({ backgroundColor: vars.color.data.rejected, ...forcedFill('Highlight') }),
  warned: patternStyle({ backgroundColor: vars.color.data.warned, ...forcedFill('LinkText') }),
}
export const dotBox = patternStyle({ inlineSize: 9, blockSize: 9, borderRadius: 2.5, flex: 'none' })

export const value = patternStyle({
  ...boxReset,
  ...textStyle('heading'),
  // Also while a bar stands for the figure, which is lower
  minBlockSize: vars.type.heading.line,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.primary,
})
export const text = patternStyle({ ...textStyle('dense'), lineHeight: vars.type.heading.line })
