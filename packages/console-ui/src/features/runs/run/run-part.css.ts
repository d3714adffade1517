import { globalStyle } from '@vanilla-extract/css'
import { layers } from '../../../styles/cascade-layers.css.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

export const facts = featureStyle({ display: 'inline-flex', flexWrap: 'wrap' }, 'facts')

// After, not before: what wraps begins with its fact. A fact is an element, never bare text.
globalStyle(`${facts} > :not(:last-child)::after`, {
  '@layer': { [layers.features]: { content: '" · "', whiteSpace: 'pre' } },
})

export const loading = featureStyle(
  { display: 'grid', gap: vars.space[5], padding: `${vars.space[6]} ${vars.space[9]}` },
  'loading',
)
