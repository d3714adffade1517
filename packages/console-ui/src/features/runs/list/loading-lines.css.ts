import { featureStyle } from '../../../styles/layered-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

export const loading = featureStyle(
  { display: 'grid', gap: vars.space[5], padding: `${vars.space[6]} ${vars.space[9]}` },
  'loading',
)
