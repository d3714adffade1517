import { focusRing, focusRingInside } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, buttonReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars
const line = { display: 'flex', alignItems: 'center', gap: space[4], minInlineSize: 0 } as const
const edges = {
  paddingInline: space[9],
  '@container': { [containers.small]: { paddingInline: space[6] } },
} as const

export const root = patternStyle({
  ...boxReset,
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  borderBlockStart: `1px solid ${color.border.default}`,
})
export const toolbar = patternStyle({ ...line, ...edges, flexWrap: 'wrap', paddingBlock: space[5] })
export const toolbarEnd = patternStyle({ ...line, flexWrap: 'wrap', marginInlineStart: 'auto' })
export const find = patternStyle({ inlineSize: growing(164) })
export const notice = patternStyle({
  ...line,
  ...edges,
  ...textStyle('dense'),
  flexWrap: 'wrap',
  paddingBlock: space[4],
  backgroundColor: color.info.subtle,
  color: color.text.primary,
})
export const noticeText = patternStyle({ flex: '1 1 auto' })

export const table = patternStyle({ minInlineSize: 0 })
export const group = patternStyle({
  ...textStyle('dense'),
  fontWeight: 550,
  color: color.text.secondary,
  backgroundColor: color.bg.subtle,
})
export const groupCount = patternStyle({
  fontWeight: 400,
  color: color.text.tertiary,
  marginInlineStart: space[3],
})
export const name = patternStyle({
  ...buttonReset,
  ...line,
  font: 'inherit',
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.xs,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRingInside },
})
export const nameText = patternStyle({
  fontFamily: vars.font.mono,
  fontSize: '.923em',
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
export const quiet = patternStyle({ color: color.text.tertiary })
export const open = patternStyle({ fontWeight: 600, color: color.warning.text })
/** Before the SIS column: what flows where. */
export const arrow = patternStyle({
  display: 'inline-flex',
  color: color.text.tertiary,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})
export const tone = {
  unmapped: patternStyle({ display: 'inline-flex', color: color.danger.icon }),
  toFix: patternStyle({ display: 'inline-flex', color: color.warning.icon }),
  done: patternStyle({ display: 'inline-flex', color: color.success.icon }),
  unused: patternStyle({ display: 'inline-flex', color: color.text.tertiary }),
}

export const picker = patternStyle({ maxInlineSize: growing(240) })
export const pickerButton = patternStyle({
  ...buttonReset,
  fontSize: 'inherit',
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
export const placeholder = patternStyle({ color: color.text.tertiary })
export const pickerIcon = patternStyle({ flex: 'none', color: color.text.tertiary })
export const pickerWarning = patternStyle({
  display: 'inline-flex',
  position: 'relative',
  color: color.warning.icon,
})
export const pickerPanel = patternStyle({ inlineSize: growing(320), maxInlineSize: '100%' })
/** Another way to be filled than by one SIS column: told here, chosen in the panel. */
export const other = patternStyle({
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
export const proposal = patternStyle({
  ...line,
  minBlockSize: vars.size.control,
  maxInlineSize: growing(240),
  paddingInline: growing(10),
  border: `1px dashed ${color.accent.border}`,
  borderRadius: vars.radius.md,
  color: color.accent.text,
  fontFamily: vars.font.mono,
  fontSize: '.923em',
  overflow: 'hidden',
})
export const buttons = patternStyle({ ...line, gap: space[3] })

export const foldedHead = patternStyle({
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
export const folded = patternStyle({ ...line, ...edges, flexWrap: 'wrap', paddingBlock: space[5] })

export const panel = patternStyle({ ...boxReset, display: 'grid', gap: space[6], minInlineSize: 0 })
export const facts = patternStyle({ ...textStyle('dense'), margin: 0, color: color.text.secondary })
export const faults = patternStyle({
  ...boxReset,
  ...textStyle('dense'),
  display: 'grid',
  gap: space[3],
  listStyle: 'none',
})
export const fault = patternStyle({ display: 'flex', gap: space[3], alignItems: 'start' })
export const result = patternStyle({ ...line, ...textStyle('dense'), flexWrap: 'wrap' })
