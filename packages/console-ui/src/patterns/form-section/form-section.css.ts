import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, buttonReset, headingReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = patternStyle({
  ...boxReset,
  display: 'grid',
  gridTemplateColumns: `${growing(196)} minmax(0, 1fr)`,
  columnGap: vars.space[10],
  rowGap: vars.space[5],
  paddingBlock: vars.space[7],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  '@container': { [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const stacked = patternStyle({ gridTemplateColumns: 'minmax(0, 1fr)' })

/** It takes the focus when its step is shown, and is nothing to be pressed. */
export const title = patternStyle({ ...headingReset, ...textStyle('section'), outline: 'none' })
export const help = patternStyle({
  ...boxReset,
  ...textStyle('meta'),
  marginBlockStart: 3,
  maxInlineSize: '72ch',
  color: vars.color.text.tertiary,
})
export const fields = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[6],
  rowGap: growing(14),
  alignItems: 'start',
  minInlineSize: 0,
  '@container': { [containers.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const cell = patternStyle({
  minInlineSize: 0,
  // What takes the focus is never scrolled to under the bar of a form.
  scrollMarginBlockEnd: vars.size.savebar,
})
export const wide = patternStyle({ gridColumn: '1 / -1' })

/** One of a list of switches: lines keep a name and the switch at the other end of it together. */
export const listed = patternStyle({
  selectors: {
    '& + &': {
      paddingBlockStart: growing(10),
      marginBlockStart: -4,
      borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    },
  },
})

export const folded = patternStyle({
  ...boxReset,
  paddingBlock: vars.space[3],
  selectors: { [`${root} + &`]: { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
})
export const foldHeading = patternStyle({ ...headingReset, ...textStyle('dense'), fontWeight: 400 })
export const fold = patternStyle({
  ...buttonReset,
  ...textStyle('dense'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  minBlockSize: vars.size.control,
  inlineSize: '100%',
  fontWeight: 600,
  color: vars.color.text.primary,
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': focusRing },
})
export const chevron = patternStyle({
  flex: 'none',
  color: vars.color.text.tertiary,
  selectors: {
    // It points to where the fields are.
    [`${fold}[aria-expanded="true"] &`]: { transform: 'rotate(90deg)' },
  },
})
export const summary = patternStyle({
  fontWeight: 400,
  color: vars.color.text.tertiary,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const foldBody = patternStyle({
  ...boxReset,
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
})
