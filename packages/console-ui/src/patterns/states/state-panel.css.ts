import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  whiteSpace: 'normal',
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  paddingInline: vars.space[8],
})

export const iconSquare = patternStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: growing(36),
  blockSize: growing(36),
  marginBlockEnd: vars.space[4],
  borderRadius: growing(9),
  color: vars.color.text.tertiary,
  backgroundColor: lightDark(vars.color.bg.subtle, vars.color.bg.muted),
})

export const title = patternStyle({
  ...boxReset,
  ...textStyle('section'),
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
})
export const line = patternStyle({
  ...boxReset,
  ...textStyle('dense'),
  marginBlockStart: 1,
  maxInlineSize: growing(360),
  textWrap: 'balance',
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
})
export const action = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: growing(10),
})
