import { featureStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const kept = featureStyle({ display: 'grid', gap: vars.space[4] }, 'kept')
