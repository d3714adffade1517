import { focusRing } from '../../styles/focus-ring.ts'
import { forcedFill } from '../../styles/forced-fill.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset, buttonReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const nav = patternStyle({
  ...boxReset,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  position: 'relative',
  overflowY: 'auto',
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  paddingInline: vars.space[5],
  backgroundColor: vars.color.bg.canvas,
})
export const rail = patternStyle({ alignItems: 'center', paddingInline: 0 })

export const list = patternStyle({ ...listReset, display: 'flex', flexDirection: 'column', gap: 1 })
export const place = patternStyle({ ...boxReset, display: 'block' })

export const group = patternStyle({
  ...buttonReset,
  ...textStyle('nav'),
  display: 'flex',
  alignItems: 'center',
  gap: growing(10),
  minBlockSize: `max(${growing(34)}, ${vars.size.target})`,
  paddingInline: growing(10),
  borderRadius: vars.radius.md,
  color: vars.color.text.secondary,
  selectors: {
    '&:hover': { backgroundColor: vars.color.bg.muted },
    '&:focus-visible': focusRing,
  },
})
export const groupOpen = patternStyle({ color: vars.color.text.primary, fontWeight: 600 })
export const icon = patternStyle({ color: vars.color.text.tertiary, display: 'grid', flex: 'none' })
export const iconOpen = patternStyle({ color: vars.color.accent.text })
export const words = patternStyle({ flex: '1 1 auto', minInlineSize: 0 })

export const items = patternStyle({
  ...listReset,
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  marginBlock: `${vars.space[1]} ${vars.space[3]}`,
  marginInlineStart: growing(18),
  paddingInlineStart: growing(9),
  borderInlineStart: `1px solid ${vars.color.border.default}`,
})
export const item = patternStyle({
  ...buttonReset,
  ...textStyle('dense'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: `max(${growing(30)}, ${vars.size.target})`,
  paddingInline: growing(10),
  borderRadius: vars.radius.sm,
  color: vars.color.text.secondary,
  selectors: {
    '&:hover': { backgroundColor: vars.color.bg.muted },
    '&:focus-visible': focusRing,
    // The accent mark on the guide line.
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: growing(-10),
      insetBlock: vars.space[3],
      inlineSize: 2,
      borderRadius: 2,
      backgroundColor: vars.color.accent.text,
      ...forcedFill('Highlight'),
    },
  },
})
// After entries of both levels: it takes their place's color.
export const current = patternStyle({
  backgroundColor: vars.color.accent.subtle,
  color: vars.color.accent.text,
  fontWeight: 600,
  selectors: { '&:hover': { backgroundColor: vars.color.accent.subtleHover } },
})
/** In a fly-out there is no guide line. */
export const flyout = patternStyle({
  ...listReset,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: growing(200),
})
export const flyoutTitle = patternStyle({
  ...boxReset,
  ...textStyle('meta'),
  fontWeight: 550,
  color: vars.color.text.tertiary,
  padding: `${vars.space[3]} ${growing(10)}`,
})

export const hint = patternStyle({
  ...boxReset,
  ...textStyle('meta'),
  padding: growing(10),
  color: vars.color.text.tertiary,
})

export const foot = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[5],
  paddingInlineStart: growing(10),
  ...textStyle('meta'),
  color: vars.color.text.tertiary,
})
export const footRail = patternStyle({ paddingInlineStart: 0 })

export const layer = patternStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.drawer,
  display: 'flex',
  backgroundColor: 'transparent',
})
export const backdrop = patternStyle({
  position: 'fixed',
  inset: 0,
  backgroundColor: 'rgb(10 14 24 / .45)',
})
export const drawer = patternStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `min(${vars.size.nav}, 88vw)`,
  blockSize: '100%',
  backgroundColor: vars.color.bg.canvas,
  boxShadow: vars.shadow.overlay,
})
export const drawerHead = patternStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: vars.size.header,
  flex: 'none',
  paddingInline: `${vars.space[6]} ${vars.space[4]}`,
})
export const drawerBody = patternStyle({ flex: '1 1 auto', minBlockSize: 0, display: 'grid' })
export const drawerButtons = patternStyle({
  flex: 'none',
  padding: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  // Only provider staff have any.
  selectors: { '&:empty': { display: 'none' } },
})
