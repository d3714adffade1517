import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, buttonReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const bar = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  flex: 'none',
  paddingBlock: vars.space[5],
  paddingInline: vars.space[9],
  '@container': { [containers.small]: { paddingInline: vars.space[6] } },
})

export const search = patternStyle({
  // Gets narrower before the line breaks.
  flex: `1 1 ${growing(180)}`,
  maxInlineSize: growing(236),
  '@container': { [containers.small]: { flex: '1 1 40%', maxInlineSize: '100%' } },
})

/** The chips and what adds more; in a small container one button stands in their place. */
export const filters = patternStyle({
  display: 'contents',
  '@container': { [containers.small]: { display: 'none' } },
})
export const filtersButton = patternStyle({
  display: 'none',
  '@container': { [containers.small]: { display: 'inline-flex' } },
})

/** A small container tells the number of rows below the list alone, and fingers need no closer rows. */
export const notSmall = patternStyle({ '@container': { [containers.small]: { display: 'none' } } })

/** What is at the end stays together when it gets a line of its own. */
export const end = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  marginInlineStart: 'auto',
})
export const count = patternStyle({
  ...textStyle('dense'),
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
})

/** Takes no room while it says nothing. */
export const told = patternStyle({ display: 'contents' })

export const chip = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  blockSize: vars.size.control,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border.strong}`,
  backgroundColor: lightDark(vars.color.bg.surface, vars.color.bg.raised),
})

export const chipButton = patternStyle({
  ...buttonReset,
  ...textStyle('dense'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: growing(5),
  blockSize: '100%',
  paddingInline: growing(10),
  borderRadius: vars.radius.md,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  selectors: { '&:focus-visible': focusRing },
})
export const chipName = patternStyle({ color: vars.color.text.tertiary })
export const chipValue = patternStyle({
  fontWeight: 550,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxInlineSize: growing(220),
})

export const chipRemove = patternStyle({
  ...buttonReset,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  marginInlineStart: growing(-6),
  marginInlineEnd: growing(3),
  borderRadius: vars.radius.sm,
  color: vars.color.text.tertiary,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&:focus-visible': focusRing,
  },
})

export const addFilter = patternStyle({
  ...buttonReset,
  ...textStyle('dense'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: growing(5),
  blockSize: vars.size.control,
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: growing(11),
  fontWeight: 500,
  color: vars.color.text.secondary,
  border: `1px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.md,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&:focus-visible': focusRing,
  },
})

export const panel = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: growing(220),
  maxInlineSize: growing(320),
  padding: vars.space[4],
})
/** As high as the window lets it be, so that the list in it scrolls, and not what stands around that. */
export const columnsOverlay = patternStyle({ display: 'flex' })
export const panelTitle = patternStyle({
  ...boxReset,
  ...textStyle('meta'),
  fontWeight: 550,
  color: vars.color.text.tertiary,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
})

export const option = patternStyle({
  ...buttonReset,
  ...textStyle('dense'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  inlineSize: '100%',
  minBlockSize: `max(${growing(32)}, ${vars.size.target})`,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.sm,
  selectors: {
    '&:hover': { backgroundColor: vars.color.bg.overlayHover },
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': { fontWeight: 550 },
  },
})
export const optionMark = patternStyle({
  inlineSize: vars.size.iconMd,
  flex: 'none',
  color: vars.color.accent.text,
})

export const fields = patternStyle({ inlineSize: growing(280), maxInlineSize: '100%' })
export const editorPanel = patternStyle({ padding: vars.space[2], outline: 'none' })

export const form = patternStyle({
  ...boxReset,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[3],
})
export const wrong = patternStyle({
  ...boxReset,
  ...textStyle('meta'),
  color: vars.color.danger.text,
  selectors: { '&:empty': { display: 'none' } },
})
