import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const standIn = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: `${vars.space[6]} ${vars.space[9]}`,
  '@container': { [containers.small]: { paddingInline: vars.space[6] } },
})
export const words = patternStyle({
  ...textStyle('body'),
  maxInlineSize: '72ch',
  color: vars.color.text.secondary,
})

export const banner = patternStyle({
  marginBlockStart: vars.space[5],
  marginInline: vars.space[9],
  '@container': { [containers.small]: { marginInline: vars.space[6] } },
  // Such a page has an edge of its own.
  selectors: { [`${standIn} > &`]: { margin: 0 } },
})

/** In the page but nowhere to be seen or reached. */
export const frames = patternStyle({ display: 'none' })
