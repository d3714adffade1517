import { featureStyle } from '../../styles/layered-style.ts'
import { boxReset, headingReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const root = featureStyle({
  ...boxReset,
  minInlineSize: 0,
  selectors: { '& + &': { marginBlockStart: space[9] } },
})
export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  marginBlockEnd: space[4],
})
export const title = featureStyle({ ...headingReset, ...textStyle('section') })
export const changes = featureStyle({ display: 'flex', gap: space[3], marginInlineStart: 'auto' })
export const section = featureStyle({
  ...headingReset,
  ...textStyle('meta'),
  marginBlockStart: space[5],
  marginBlockEnd: space[1],
  fontWeight: 500,
  color: color.text.tertiary,
})
export const list = featureStyle({ ...listReset })
export const line = featureStyle({
  ...boxReset,
  ...textStyle('dense'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: 0,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
const mark = featureStyle({ flex: 'none' })
export const icon = {
  open: featureStyle([mark, { color: color.text.tertiary }]),
  opens: featureStyle([mark, { color: color.success.icon }]),
  closes: featureStyle([mark, { color: color.text.tertiary }]),
  needs: featureStyle([mark, { color: color.warning.icon }]),
}
export const name = featureStyle({ color: color.text.primary, overflowWrap: 'anywhere' })
export const closed = featureStyle({ color: color.text.tertiary, textDecoration: 'line-through' })
export const quiet = featureStyle({ color: color.text.secondary })
export const note = featureStyle({
  ...textStyle('meta'),
  marginInlineStart: 'auto',
  color: color.text.tertiary,
  textAlign: 'end',
})
export const fresh = featureStyle({ color: color.success.text })

/** A role and, below it, why it is held. */
export const held = featureStyle({
  ...boxReset,
  ...textStyle('dense'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
export const heldName = featureStyle({ fontWeight: 550, color: color.text.primary, overflowWrap: 'anywhere' })
export const why = featureStyle({
  ...textStyle('meta'),
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.text.tertiary,
})
export const way = featureStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
const chip = featureStyle({
  paddingInline: 5,
  borderRadius: vars.radius.xs,
  fontWeight: 500,
  overflowWrap: 'anywhere',
})
export const step = featureStyle([chip, { background: color.neutral.subtle, color: color.neutral.text }])
export const newStep = featureStyle([chip, { background: color.success.subtle, color: color.success.text }])
export const arrow = featureStyle({ flex: 'none', color: color.text.tertiary })
export const warn = featureStyle({ flexBasis: '100%', color: color.warning.text })
export const text = featureStyle({ ...boxReset, ...textStyle('dense'), color: color.text.secondary })
export const meta = featureStyle({ ...boxReset, ...textStyle('meta'), color: color.text.tertiary })
export const foot = featureStyle([meta, { marginBlockStart: space[5] }])
export const gains = featureStyle({
  ...listReset,
  ...textStyle('dense'),
  marginBlock: space[4],
  color: color.text.primary,
})
export const link = featureStyle({ marginInlineStart: 'auto' })
