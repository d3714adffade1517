import { featureStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = featureStyle({ ...boxReset, minInlineSize: 0 })
export const name = featureStyle({
  ...boxReset,
  ...textStyle('section'),
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
})
export const facts = featureStyle({
  ...boxReset,
  ...textStyle('dense'),
  color: vars.color.text.tertiary,
  overflowWrap: 'anywhere',
})
