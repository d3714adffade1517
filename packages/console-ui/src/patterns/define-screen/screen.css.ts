import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

/** A screen answers to its own width, wherever it stands. */
export const section = patternStyle({
  containerName: containers.name,
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  position: 'relative',
})

export const block = patternStyle({ padding: vars.space[9] })
export const lines = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[9],
})
