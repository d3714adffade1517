import { globalStyle } from '@vanilla-extract/css'
import { layers } from '../../../styles/cascade-layers.css.ts'
import { patternStyle } from '../../../styles/layered-style.ts'

export const facts = patternStyle({ display: 'inline-flex', flexWrap: 'wrap' }, 'facts')

// After, not before: what wraps begins with its fact. A fact is an element, never bare text.
globalStyle(`${facts} > :not(:last-child)::after`, {
  '@layer': { [layers.patterns]: { content: '" · "', whiteSpace: 'pre' } },
})
