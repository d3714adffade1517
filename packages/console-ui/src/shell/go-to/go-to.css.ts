import { patternStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

/** Near the top, so that it stays where it is while its list grows and shrinks. */
export const place = patternStyle({
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: '12dvh',
})
export const hint = patternStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] })
