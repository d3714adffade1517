import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './tokens.css.ts'

// There is no global reset: each part spreads the one that its element needs.

/** Any element: a host's padding, margin and content-box are gone. */
export const boxReset = { boxSizing: 'border-box', margin: 0, padding: 0 } as const satisfies StyleRule

/** `h1` to `h6`: hosts style these more than anything else. */
export const headingReset = {
  ...boxReset,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontStyle: 'normal',
  textAlign: 'start',
  textDecoration: 'none',
  textTransform: 'none',
  textShadow: 'none',
} as const satisfies StyleRule

/** `table`, `th` and `td`. */
export const tableReset = { ...boxReset, border: 0 } as const satisfies StyleRule

/** `button`, and `a` drawn as one. */
export const buttonReset = {
  ...boxReset,
  appearance: 'none',
  border: 0,
  borderRadius: 0,
  background: 'none',
  boxShadow: 'none',
  color: 'inherit',
  cursor: 'pointer',
  fontFamily: vars.font.body,
  fontStyle: 'normal',
  textAlign: 'start',
  textTransform: 'none',
  textDecoration: 'none',
  textShadow: 'none',
  minInlineSize: 0,
} as const satisfies StyleRule

/** `input`, `select`, `textarea`. */
export const inputReset = {
  ...boxReset,
  appearance: 'none',
  border: 0,
  borderRadius: 0,
  background: 'none',
  boxShadow: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  fontStyle: 'normal',
  textAlign: 'start',
  textTransform: 'none',
  minInlineSize: 0,
} as const satisfies StyleRule

/** `ul`, `ol`, `dl`. */
export const listReset = { ...boxReset, listStyle: 'none' } as const satisfies StyleRule
