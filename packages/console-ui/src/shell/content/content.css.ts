import { patternStyle } from '../../styles/layered-style.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const standIn = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[9],
})
export const words = patternStyle({
  ...textStyle('body'),
  maxInlineSize: '72ch',
  color: vars.color.text.secondary,
})

export const banner = patternStyle({ margin: `${vars.space[5]} ${vars.space[9]} 0` })

/** In the page but nowhere to be seen or reached. */
export const frames = patternStyle({ display: 'none' })
