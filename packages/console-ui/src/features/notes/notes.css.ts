import { featureStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { space } = vars

export const root = featureStyle({ display: 'grid', gap: space[6], minInlineSize: 0 }, 'root')
export const inCard = featureStyle({ padding: `0 ${space[6]} ${space[6]}` }, 'inCard')
export const form = featureStyle({ display: 'grid', gap: space[4] }, 'form')
export const foot = featureStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] },
  'foot',
)
export const head = featureStyle(
  { display: 'flex', alignItems: 'center', gap: space[4], minBlockSize: vars.size.target },
  'head',
)
export const buttons = featureStyle({ display: 'flex', gap: space[3], marginInlineStart: 'auto' }, 'buttons')
/** Lines as they were typed. */
export const text = featureStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }, 'text')
