import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset, buttonReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const circle = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.full,
  fontWeight: 650,
  letterSpacing: '.02em',
  backgroundColor: vars.color.text.primary,
  color: vars.color.text.inverse,
} as const

export const trigger = patternStyle({
  ...buttonReset,
  ...circle,
  inlineSize: growing(28),
  blockSize: growing(28),
  marginInlineStart: vars.space[2],
  fontSize: vars.type.micro.size,
  selectors: { '&:focus-visible': focusRing },
})
export const avatar = patternStyle({
  ...circle,
  inlineSize: growing(36),
  blockSize: growing(36),
  fontSize: vars.type.dense.size,
})

export const panel = patternStyle({ inlineSize: `min(${growing(300)}, calc(100vw - 16px))` })

const section = {
  padding: `${vars.space[5]} ${vars.space[6]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` } },
} as const
export const part = patternStyle(section)
export const who = patternStyle({ display: 'flex', alignItems: 'center', gap: vars.space[5] })
export const name = patternStyle({ ...boxReset, ...textStyle('section'), overflowWrap: 'anywhere' })
export const email = patternStyle({
  ...boxReset,
  ...textStyle('meta'),
  color: vars.color.text.tertiary,
  overflowWrap: 'anywhere',
})

export const facts = patternStyle({
  ...boxReset,
  display: 'grid',
  gridTemplateColumns: `${growing(80)} minmax(0, 1fr)`,
  gap: vars.space[3],
  ...textStyle('dense'),
})
export const key = patternStyle({ ...boxReset, color: vars.color.text.tertiary })
export const fact = patternStyle({
  ...boxReset,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const choices = patternStyle({
  display: 'grid',
  gridTemplateColumns: `${growing(60)} minmax(0, 1fr)`,
  alignItems: 'center',
  justifyItems: 'start',
  gap: vars.space[4],
  ...textStyle('dense'),
})

export const messages = patternStyle({
  ...listReset,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  maxBlockSize: growing(220),
  position: 'relative',
  overflowY: 'auto',
  paddingBlock: vars.space[4],
})
export const message = patternStyle({ ...boxReset, ...textStyle('meta'), overflowWrap: 'anywhere' })
export const messageTitle = patternStyle({ display: 'block', fontWeight: 600 })
export const quiet = patternStyle({ color: vars.color.text.tertiary })

export const row = patternStyle({
  ...buttonReset,
  ...textStyle('dense'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.sm,
  color: vars.color.text.primary,
  selectors: {
    '&:hover': { backgroundColor: vars.color.bg.overlayHover },
    '&:focus-visible': focusRing,
  },
})
export const rowIcon = patternStyle({ color: vars.color.text.tertiary, display: 'grid' })
export const grows = patternStyle({ flex: '1 1 auto' })
export const pair = patternStyle({ display: 'contents' })
