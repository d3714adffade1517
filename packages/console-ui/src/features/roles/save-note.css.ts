import { featureStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
  flex: '1 1 auto',
  minInlineSize: 0,
})
export const users = featureStyle({
  ...textStyle('dense'),
  marginInlineStart: 'auto',
  color: color.text.secondary,
  // The preview says it too.
  '@container': { [containers.small]: { display: 'none' } },
})
export const code = featureStyle({
  fontFamily: vars.font.mono,
  fontSize: vars.type.meta.size,
  marginInlineEnd: 'auto',
  color: color.text.tertiary,
  overflowWrap: 'anywhere',
})
