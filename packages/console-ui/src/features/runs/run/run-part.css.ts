import { globalStyle } from '@vanilla-extract/css'
import { layers } from '../../../styles/cascade-layers.css.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

export const facts = featureStyle(
  { display: 'inline-flex', flexWrap: 'wrap', columnGap: '.8em', overflowX: 'clip' },
  'facts',
)

// In the gap before a fact, which is cut off at the start of a line: no line begins or ends with a mark. A fact is an element,
// never bare text.
globalStyle(`${facts} > * + ::before`, {
  '@layer': {
    [layers.features]: {
      content: '"·"',
      // As wide as nothing
      marginInline: '-.5em .3em',
    },
  },
})

export const loading = featureStyle(
  { display: 'grid', gap: vars.space[5], padding: `${vars.space[6]} ${vars.space[9]}` },
  'loading',
)
