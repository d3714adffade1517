import { featureStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

/** Reads as one with what is typed behind it. */
export const prefix = featureStyle({
  flex: 'none',
  marginInlineEnd: `calc(-1 * ${vars.space[4]})`,
  fontFamily: vars.font.mono,
  fontSize: '0.93em',
  color: vars.color.text.tertiary,
})
export const lock = featureStyle({ flex: 'none', color: vars.color.text.tertiary })
