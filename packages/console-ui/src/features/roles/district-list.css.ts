import { featureStyle } from '../../styles/layered-style.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = featureStyle({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const list = featureStyle({ ...listReset })
export const line = featureStyle({
  ...boxReset,
  ...textStyle('dense'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
export const name = featureStyle({ minInlineSize: 0, color: color.text.primary, overflowWrap: 'anywhere' })
export const code = featureStyle({ marginInlineStart: 'auto', color: color.text.tertiary })
export const none = featureStyle({ ...boxReset, ...textStyle('dense'), color: color.text.secondary })
