import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { featureStyle } from '../../styles/layered-style.ts'
import { containers, media } from '../../styles/media.ts'
import { boxReset, buttonReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = featureStyle({ display: 'grid', gap: space[5], minInlineSize: 0 })
export const bar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
  minInlineSize: 0,
})
export const search = featureStyle({ flex: '1 1 180px', maxInlineSize: growing(280) })
export const count = featureStyle({
  ...textStyle('meta'),
  marginInlineStart: 'auto',
  color: color.text.tertiary,
})

export const groups = featureStyle({
  ...listReset,
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
  overflow: 'clip',
})
const line = featureStyle({
  ...boxReset,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: growing(40),
  paddingInline: space[5],
  minInlineSize: 0,
})
export const group = featureStyle({
  ...boxReset,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.default}` } },
})
export const head = featureStyle([line, { background: color.bg.subtle }])
/** The box of a group, whose target is wider where fingers work, stands before those of its options. */
export const whole = featureStyle({
  display: 'flex',
  '@container': { [containers.small]: { marginInlineStart: -12, marginInlineEnd: -8 } },
})
export const title = featureStyle({ ...textStyle('dense'), fontWeight: 600, color: color.text.primary })
export const ofGroup = featureStyle({ ...textStyle('meta'), color: color.text.tertiary })
export const toggle = featureStyle({
  ...buttonReset,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  flex: '1 1 auto',
  alignSelf: 'stretch',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.xs,
  selectors: { '&:focus-visible': focusRing },
})
export const chevron = featureStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.text.tertiary,
})

export const options = featureStyle({ ...listReset })
export const option = featureStyle({
  ...boxReset,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  borderInlineStart: '3px solid transparent',
})
export const changed = featureStyle({ borderInlineStartColor: color.accent.solid })
export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: 0,
  paddingBlock: space[2],
  paddingInlineStart: growing(33),
  paddingInlineEnd: space[5],
  minInlineSize: 0,
  selectors: { '&:hover': { background: color.bg.hover } },
  '@container': { [containers.small]: { paddingInlineStart: space[8] } },
})
export const box = featureStyle({ display: 'flex', flex: '1 1 240px', minInlineSize: 0 })
/** What the role is called in calls; it wraps before a title is cut. */
export const name = featureStyle({
  fontFamily: vars.font.mono,
  fontSize: vars.type.meta.size,
  marginInlineStart: space[2],
  color: color.text.tertiary,
  overflowWrap: 'anywhere',
  '@container': { [containers.small]: { marginInlineStart: 0 } },
})
export const state = featureStyle({
  ...textStyle('meta'),
  marginInlineStart: 'auto',
  color: color.text.tertiary,
  '@container': { [containers.small]: { marginInlineStart: 24 } },
})

export const need = featureStyle({
  ...textStyle('dense'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[3],
  paddingBlock: space[3],
  paddingInlineStart: growing(33),
  paddingInlineEnd: space[5],
  color: color.text.primary,
  background: color.warning.subtle,
  borderBlockStart: `1px solid ${color.warning.border}`,
  '@media': { [media.forcedColors]: { borderBlockStart: '1px solid CanvasText' } },
  '@container': { [containers.small]: { paddingInlineStart: space[8] } },
})
export const needIcon = featureStyle({ flex: 'none', color: color.warning.icon })
export const needText = featureStyle({ flex: '1 1 200px', minInlineSize: 0 })
export const nothing = featureStyle({
  ...boxReset,
  ...textStyle('dense'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
  padding: space[6],
  borderRadius: vars.radius.lg,
  border: `1px solid ${color.border.default}`,
  color: color.text.secondary,
})
