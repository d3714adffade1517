import { focusRing, focusRingInside } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, headingReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars
const container = { containerName: containers.name, containerType: 'inline-size' } as const

export const root = patternStyle({
  display: 'flex',
  flex: '1 1 auto',
  minBlockSize: 0,
  minInlineSize: 0,
  position: 'relative',
})
/** In a low window what stands above the rows leaves them no room: the list then scrolls, and the panel stays beside it. */
export const rootApart = patternStyle({ minBlockSize: growing(360) })
export const listApart = patternStyle({
  position: 'relative',
  overflowX: 'hidden',
  overflowY: 'auto',
  '@media': { print: { overflow: 'visible' } },
})
/** Narrower beside a panel, and answers to that as a screen does. */
export const list = patternStyle({
  ...container,
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 0,
})
export const side = patternStyle({
  ...boxReset,
  flex: 'none',
  position: 'relative',
  borderInlineStart: `1px solid ${color.border.default}`,
  borderBlockStart: `1px solid ${color.border.default}`,
  backgroundColor: color.bg.surface,
})
export const over = patternStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.savebar,
  boxShadow: vars.shadow.overlay,
})
/** As high as the list, whatever it holds. */
export const panel = patternStyle({
  ...container,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
})
export const separator = patternStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: growing(-12),
  inlineSize: vars.size.target,
  zIndex: vars.layer.sticky,
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: growing(11),
    inlineSize: 2,
  },
  selectors: {
    '&:hover::before': { backgroundColor: color.border.strong },
    '&:focus-visible::before': { backgroundColor: color.border.focus, inlineSize: 3 },
  },
})

const edge = { flex: 'none', display: 'flex', alignItems: 'center', gap: space[2] } as const
export const head = patternStyle({
  ...edge,
  minBlockSize: growing(50),
  paddingInlineStart: space[7],
  paddingInlineEnd: space[4],
  borderBlockEnd: `1px solid ${color.border.default}`,
})
export const title = patternStyle({
  borderRadius: vars.radius.xs,
  minInlineSize: 0,
  selectors: { '&:focus-visible': focusRing },
})
export const heading = patternStyle({ ...headingReset, ...textStyle('section'), overflowWrap: 'anywhere' })
export const position = patternStyle({
  ...textStyle('meta'),
  flex: 'none',
  paddingInlineStart: space[3],
  marginInlineEnd: 'auto',
  color: color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const body = patternStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  position: 'relative',
  overflowY: 'auto',
  paddingBlock: space[6],
  paddingInline: space[7],
  selectors: { '&:focus-visible': focusRingInside },
})
export const flush = patternStyle({ padding: 0 })
/** As high as the drawer that it stands in. */
export const whole = patternStyle({ minBlockSize: '100%', display: 'grid' })
/** What stands in for another. */
export const pending = patternStyle({ opacity: 0.6 })
export const foot = patternStyle({
  ...edge,
  gap: space[4],
  paddingBlock: space[5],
  paddingInline: space[7],
  borderBlockStart: `1px solid ${color.border.default}`,
})
