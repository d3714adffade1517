import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const mark = patternStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: growing(24),
  blockSize: growing(24),
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
})

export const name = patternStyle({
  fontSize: growing(15),
  fontWeight: 650,
  letterSpacing: '-.012em',
  color: vars.color.text.primary,
})

export const suffix = patternStyle({
  padding: '1px 6px',
  borderRadius: vars.radius.xs,
  boxShadow: `inset 0 0 0 1px ${vars.color.warning.border}`,
  backgroundColor: vars.color.warning.subtle,
  color: vars.color.warning.text,
  fontSize: growing(10.5),
  lineHeight: growing(16),
  fontWeight: 650,
  letterSpacing: '.05em',
})
