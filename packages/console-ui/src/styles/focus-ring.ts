import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

/** Ring of 2 px with a gap of 2 px, as an outline, which forced colors keep. Spread it under `:focus-visible`. */
export const focusRing = {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: 2,
} as const satisfies StyleRule

/** For things in a scroll area or edge to edge, where a ring outside would be cut. */
export const focusRingInside = {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: -2,
} as const satisfies StyleRule
