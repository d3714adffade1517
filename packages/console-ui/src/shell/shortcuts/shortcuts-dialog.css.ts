import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset, headingReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { space } = vars

export const place = patternStyle({
  ...headingReset,
  ...textStyle('section'),
  marginBlock: `${space[6]} ${space[2]}`,
  color: vars.color.text.primary,
})
export const list = patternStyle({ ...boxReset, ...textStyle('dense') })
export const line = patternStyle({
  display: 'grid',
  gridTemplateColumns: `${growing(150)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space[4],
  minBlockSize: growing(28),
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
})
export const keys = patternStyle({ ...boxReset, display: 'inline-flex', flexWrap: 'wrap', gap: space[2] })
export const what = patternStyle({ ...boxReset, color: vars.color.text.primary })
export const off = patternStyle({ color: vars.color.text.tertiary })
