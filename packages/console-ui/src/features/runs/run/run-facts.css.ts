import { globalStyle } from '@vanilla-extract/css'
import { layers } from '../../../styles/cascade-layers.css.ts'
import { featureStyle } from '../../../styles/layered-style.ts'

export const facts = featureStyle({ display: 'inline-flex', flexWrap: 'wrap' }, 'facts')

// After, not before: what wraps begins with its fact. A fact is an element, never bare text.
globalStyle(`${facts} > :not(:last-child)::after`, {
  '@layer': { [layers.features]: { content: '" · "', whiteSpace: 'pre' } },
})
