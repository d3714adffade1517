import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset, buttonReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const header = patternStyle({
  ...boxReset,
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.size.header,
  paddingInlineEnd: vars.space[5],
  backgroundColor: vars.color.bg.canvas,
  minInlineSize: 0,
})

/** As wide as the navigation, so that the picker starts where the content does. */
export const start = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  flex: 'none',
  minInlineSize: vars.size.nav,
  paddingInlineStart: vars.space[6],
  paddingInlineEnd: growing(14),
  boxSizing: 'border-box',
})
/** Where the navigation is folded the content starts before the brand ends: the picker takes the room instead. */
export const startFolded = patternStyle({ minInlineSize: 0 })
/** Gives way once the picker is as narrow as it may get. */
export const startNarrow = patternStyle({
  flexShrink: 1,
  paddingInlineStart: vars.space[5],
})

/** A name without room wraps to a line that isn't seen: the mark alone looks better than half a word. */
export const brand = patternStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${growing(44)} ${growing(10)}`,
  blockSize: vars.size.target,
  paddingBlock: `calc(${vars.size.target} / 2 - ${growing(12)})`,
  overflow: 'hidden',
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': focusRing },
})

export const space = patternStyle({ flex: '1 1 auto' })
export const buttons = patternStyle({ ...listReset, display: 'flex', alignItems: 'center', flex: 'none' })
/** Keeps the room of what is fetched after the first rows, so that nothing beside it moves. */
export const alertsPlace = patternStyle({ display: 'flex', flex: 'none', minInlineSize: vars.size.control })
export const buttonPlace = patternStyle({ ...boxReset, display: 'flex' })
export const separator = patternStyle({
  inlineSize: 1,
  blockSize: growing(20),
  flex: 'none',
  marginInline: vars.space[3],
  backgroundColor: vars.color.border.default,
})

/** Of what stands under the header of a small frame: a control that fingers hit, and the room below it. */
export const barHeight = `(${growing(44)} + ${vars.space[5]})`
export const bar = patternStyle({
  position: 'relative',
  // Room for the picker before it is there: what is below does not move
  boxSizing: 'border-box',
  minBlockSize: `calc(${barHeight})`,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInline: vars.space[6],
  paddingBlockEnd: vars.space[5],
  backgroundColor: vars.color.bg.canvas,
})

export const picker = patternStyle({
  ...buttonReset,
  display: 'flex',
  alignItems: 'center',
  gap: growing(10),
  inlineSize: growing(310),
  maxInlineSize: '100%',
  minBlockSize: growing(36),
  paddingInline: growing(11),
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.control}`,
  flex: '0 1 auto',
  selectors: {
    '&:focus-visible': focusRing,
    '&[data-open]': { borderColor: vars.color.border.focus },
  },
})
const leastPicker = growing(160)
/** Around the button: its width is the picker's. The panel hangs from it. */
export const pickerPlace = patternStyle({
  position: 'relative',
  display: 'flex',
  minInlineSize: leastPicker,
  // What stands beside it gives way after it, and only down to here.
  flex: '0 9000 auto',
})
export const pickerFill = patternStyle({
  position: 'static',
  inlineSize: '100%',
  flex: '1 1 auto',
  minBlockSize: growing(44),
})
/** One district only: nothing to pick, so it does not look like something to press. */
export const pickerOnly = patternStyle({
  cursor: 'default',
  minInlineSize: leastPicker,
  borderColor: 'transparent',
  backgroundColor: 'transparent',
})

export const words = patternStyle({ flex: '1 1 auto', minInlineSize: 0, textAlign: 'start' })
export const label = patternStyle({
  ...textStyle('micro'),
  display: 'block',
  lineHeight: growing(13),
  color: vars.color.text.tertiary,
  whiteSpace: 'nowrap',
})
export const value = patternStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  ...textStyle('dense'),
  lineHeight: growing(17),
  fontWeight: 550,
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.primary,
})
export const name = patternStyle({ overflow: 'hidden', textOverflow: 'ellipsis', minInlineSize: 0 })
export const code = patternStyle({ fontWeight: 450, color: vars.color.text.tertiary, flex: 'none' })
export const nothing = patternStyle({ fontWeight: 450, color: vars.color.text.tertiary })
export const chevron = patternStyle({ color: vars.color.text.tertiary, flex: 'none', display: 'grid' })
/** It stays in the header, which nothing cuts off: no work to find its place, and the tab order is right by itself. */
export const panel = patternStyle({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInlineStart: 0,
  inlineSize: growing(430),
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'calc(100dvh - 64px)',
  // The page around is left alone while its list changes.
  contain: 'layout style',
  selectors: { '&[hidden]': { display: 'none' } },
})
/** In a small frame it has the bar's width, of which the picker is a part. */
export const panelFill = patternStyle({
  insetBlockStart: `calc(100% - ${vars.space[5]} + ${vars.space[2]})`,
  insetInline: vars.space[6],
  inlineSize: 'auto',
  maxInlineSize: growing(430),
  maxBlockSize: 'calc(100dvh - 116px)',
})
export const keys = patternStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] })

export const dataYear = patternStyle({
  flex: 'none',
  paddingInline: growing(11),
  marginInlineStart: vars.space[3],
})
export const behind = patternStyle({ fontWeight: 450, color: vars.color.text.tertiary })

const below = { ...textStyle('micro'), lineHeight: growing(13) } as const
/** With less room beside the picker, what is said of the year stands below it. */
export const yearMedium = patternStyle({ flexDirection: 'column', gap: 0 })
export const behindMedium = patternStyle(below)
export const dataYearNarrow = patternStyle({ paddingInline: vars.space[3], marginInlineStart: vars.space[2] })
/** In the picker's first line, which is empty there: the picker has the whole width. */
export const dataYearSmall = patternStyle({
  position: 'absolute',
  insetBlockStart: growing(7),
  insetInlineEnd: `calc(${vars.space[6]} + ${growing(42)})`,
  maxInlineSize: `calc(100% - ${growing(170)})`,
  display: 'flex',
  gap: vars.space[2],
  overflow: 'hidden',
  margin: 0,
  padding: 0,
  pointerEvents: 'none',
})
export const yearSmall = patternStyle({
  ...below,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
