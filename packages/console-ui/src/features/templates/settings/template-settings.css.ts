import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

export const days = featureStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${growing(104)}, 1fr))`,
  gap: vars.space[4],
})
