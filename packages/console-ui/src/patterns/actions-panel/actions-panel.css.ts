import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, buttonReset, headingReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

// Folded, its parts stand in the page: what it is about under the title, links below everything.
export const root = patternStyle({
  ...boxReset,
  display: 'flex',
  flexDirection: 'column',
  gap: space[7],
  '@container': { [containers.folded]: { display: 'contents' } },
})
const part = {
  ...boxReset,
  minInlineSize: 0,
  selectors: {
    '& + &': { paddingBlockStart: space[7], borderBlockStart: `1px solid ${color.border.default}` },
  },
} as const
const folded = (order: number) => ({
  '@container': {
    [containers.folded]: { order, paddingBlock: space[6], paddingInline: space[9] },
    [containers.small]: { paddingInline: space[6] },
  },
})
export const actions = patternStyle({
  ...part,
  '@container': { [containers.folded]: { display: 'none' } },
})
export const about = patternStyle({ ...part, ...folded(-1) })
export const related = patternStyle({ ...part, ...folded(1) })

export const heading = patternStyle({
  ...headingReset,
  ...textStyle('section'),
  marginBlockEnd: space[4],
  color: color.text.primary,
})
export const entries = patternStyle({ ...listReset, marginInline: growing(-10) })
export const item = patternStyle({
  ...boxReset,
  position: 'relative',
  display: 'grid',
  gap: space[1],
  padding: growing(10),
  paddingInlineStart: growing(52),
  borderRadius: vars.radius.md,
  selectors: { '&:hover:not(:has([aria-disabled]))': { backgroundColor: color.bg.overlayHover } },
})
export const entry = patternStyle({
  ...buttonReset,
  ...textStyle('dense'),
  fontWeight: 600,
  color: color.text.primary,
  outline: 'none',
  selectors: {
    // All of the entry can be pressed, and shows the focus.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
    '&:focus-visible::after': focusRing,
    '&[aria-disabled]': { color: color.text.tertiary, cursor: 'default' },
  },
})
export const danger = patternStyle({ selectors: { '&:not([aria-disabled])': { color: color.danger.text } } })
export const icon = patternStyle({
  position: 'absolute',
  insetBlockStart: growing(11),
  insetInlineStart: growing(10),
  display: 'grid',
  placeItems: 'center',
  inlineSize: growing(32),
  blockSize: growing(32),
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border.default}`,
  backgroundColor: color.bg.surface,
  color: color.text.secondary,
})
export const note = patternStyle({ ...textStyle('meta'), color: color.text.tertiary })
export const links = patternStyle({ ...listReset, display: 'flex', flexDirection: 'column', gap: space[4] })
export const link = patternStyle({ ...boxReset, ...textStyle('dense') })
