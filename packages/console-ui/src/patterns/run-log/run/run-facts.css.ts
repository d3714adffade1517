import { globalStyle } from '@vanilla-extract/css'
import { layers } from '../../../styles/cascade-layers.css.ts'
import { patternStyle } from '../../../styles/layered-style.ts'

export const facts = patternStyle({ display: 'inline-flex', flexWrap: 'wrap' }, 'facts')

globalStyle(`${facts} > * + *::before`, {
  '@layer': { [layers.patterns]: { content: '" · "', whiteSpace: 'pre' } },
})
