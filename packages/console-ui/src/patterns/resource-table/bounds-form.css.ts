import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const form = patternStyle({
  ...boxReset,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[3],
})
export const wrong = patternStyle({
  ...boxReset,
  ...textStyle('meta'),
  color: vars.color.danger.text,
  selectors: { '&:empty': { display: 'none' } },
})
