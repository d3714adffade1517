import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

const { size, space } = vars

export const form = patternStyle({
  paddingInline: space[9],
  paddingBlockStart: space[9],
  '@container': { [containers.small]: { paddingInline: space[6] } },
})
export const alone = patternStyle([form, { maxInlineSize: `calc(${size.formMax} + 2 * ${space[9]})` }])
export const field = patternStyle({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const control = patternStyle({ display: 'grid', blockSize: size.control })
