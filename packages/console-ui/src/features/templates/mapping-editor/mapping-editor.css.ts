import { focusRing, focusRingInside } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { boxReset, buttonReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars
const line = { display: 'flex', alignItems: 'center', gap: space[4], minInlineSize: 0 } as const
const edges = {
  paddingInline: space[9],
  '@container': { [containers.small]: { paddingInline: space[6] } },
} as const

export const root = featureStyle({
  ...boxReset,
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  marginBlockStart: space[5],
  borderBlockStart: `1px solid ${color.border.default}`,
  '@container': { [containers.small]: { flexShrink: 0 } },
})
export const toolbar = featureStyle({ ...line, ...edges, flexWrap: 'wrap', paddingBlock: space[5] })
export const toolbarEnd = featureStyle({
  ...line,
  flexWrap: 'wrap',
  marginInlineStart: 'auto',
  '@container': { [containers.small]: { flex: '1 1 100%' } },
})
export const find = featureStyle({
  inlineSize: growing(164),
  '@container': { [containers.small]: { flex: '1 1 0' } },
})
export const notice = featureStyle({
  ...line,
  ...edges,
  ...textStyle('dense'),
  flexWrap: 'wrap',
  paddingBlock: space[4],
  backgroundColor: color.info.subtle,
  color: color.text.primary,
})
export const noticeText = featureStyle({ flex: '1 1 auto' })

export const table = featureStyle({ selectors: { '&&': { minInlineSize: 0 } } })
const wide = (pixels: number) => ({ inlineSize: growing(pixels) })
// Without width instead of without box: a cell that spans the row would bring the column back.
const gone = { inlineSize: 0 } as const
const leavesFirst = { '@container': { [containers.medium]: gone } }
const leavesNext = { '@container': { [containers.small]: gone } }
export const nameColumn = featureStyle({
  inlineSize: '28%',
  '@container': { [containers.small]: { inlineSize: 'auto' } },
})
export const typeColumn = featureStyle({ ...wide(96), ...leavesFirst })
export const arrowColumn = featureStyle({ ...wide(40), ...leavesFirst })
export const sourceColumn = featureStyle({
  inlineSize: 'auto',
  '@container': { [containers.small]: { inlineSize: '48%' } },
})
export const sampleColumn = featureStyle({ ...wide(128), ...leavesNext })
export const ratioColumn = featureStyle({ ...wide(112), ...leavesNext })
export const stateColumn = featureStyle(wide(56))
/** On a small page the page itself scrolls. */
export const region = featureStyle({
  '@container': {
    [containers.small]: { selectors: { '&&': { flex: 'none', maxBlockSize: 'none', overflow: 'visible' } } },
  },
})
export const group = featureStyle({
  ...textStyle('meta'),
  fontWeight: 550,
  color: color.text.secondary,
  backgroundColor: color.bg.subtle,
  // Lower than the cell whose class it also wears.
  selectors: { '&&': { blockSize: growing(32) } },
})
export const groupCount = featureStyle({
  fontWeight: 400,
  color: color.text.tertiary,
  marginInlineStart: space[3],
})
export const name = featureStyle({
  ...buttonReset,
  ...line,
  font: 'inherit',
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.xs,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRingInside },
})
export const nameText = featureStyle({
  fontFamily: vars.font.mono,
  fontSize: '.923em',
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
export const quiet = featureStyle({ color: color.text.tertiary })
export const open = featureStyle({ fontWeight: 600, color: color.warning.text })
const icon = { display: 'inline-flex', verticalAlign: 'middle' } as const
/** Before the SIS column: what flows where. */
export const arrow = featureStyle({ ...icon, color: color.text.tertiary })
export const tone = {
  unmapped: featureStyle({ ...icon, color: color.danger.icon }),
  toFix: featureStyle({ ...icon, color: color.warning.icon }),
  done: featureStyle({ ...icon, color: color.success.icon }),
  unused: featureStyle({ ...icon, color: color.text.tertiary }),
}

export const picker = featureStyle({ maxInlineSize: growing(280) })
export const pickerButton = featureStyle({
  ...buttonReset,
  fontFamily: vars.font.mono,
  fontSize: '.923em',
  lineHeight: 'inherit',
  flex: 1,
  alignSelf: 'stretch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  outline: 'none',
  // Also what looks like the rest of the well opens the list.
  '::after': { content: '""', position: 'absolute', inset: 0 },
})
export const placeholder = featureStyle({
  fontFamily: vars.font.body,
  fontSize: 'inherit',
  color: color.text.tertiary,
})
export const pickerIcon = featureStyle({ flex: 'none', color: color.text.tertiary })
export const pickerWarning = featureStyle({
  display: 'inline-flex',
  position: 'relative',
  color: color.warning.icon,
})
export const pickerPanel = featureStyle({ inlineSize: growing(320), maxInlineSize: '100%' })
/** Another way to be filled than by one SIS column: told here, chosen in the panel. */
export const other = featureStyle({
  ...buttonReset,
  ...textStyle('dense'),
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  color: color.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.sm,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
})
export const proposal = featureStyle({
  ...line,
  minBlockSize: vars.size.control,
  maxInlineSize: '100%',
  flex: '0 1 auto',
  paddingInline: growing(8),
  border: `1px dashed ${color.accent.border}`,
  borderRadius: vars.radius.md,
  color: color.accent.text,
  fontFamily: vars.font.mono,
  fontSize: '.923em',
  overflow: 'hidden',
})
/** The proposal and its two answers; below one another where there is no room. */
export const proposed = featureStyle({
  ...line,
  gap: space[3],
  flexWrap: 'wrap',
  paddingBlock: space[2],
  whiteSpace: 'normal',
})

export const foldedHead = featureStyle({
  ...buttonReset,
  ...textStyle('dense'),
  ...line,
  ...edges,
  inlineSize: '100%',
  minBlockSize: vars.size.row,
  color: color.text.secondary,
  fontWeight: 550,
  backgroundColor: color.bg.subtle,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  selectors: { '&:focus-visible': focusRingInside },
})
export const folded = featureStyle({ ...line, ...edges, flexWrap: 'wrap', paddingBlock: space[5] })

export const panel = featureStyle({ ...boxReset, display: 'grid', gap: space[6], minInlineSize: 0 })
export const facts = featureStyle({ ...textStyle('dense'), margin: 0, color: color.text.secondary })
export const faults = featureStyle({
  ...boxReset,
  ...textStyle('dense'),
  display: 'grid',
  gap: space[3],
  listStyle: 'none',
})
export const fault = featureStyle({ display: 'flex', gap: space[3], alignItems: 'start' })
export const result = featureStyle({ ...line, ...textStyle('dense'), flexWrap: 'wrap' })
