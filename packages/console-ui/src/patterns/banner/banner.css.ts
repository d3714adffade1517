import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: growing(10),
  flex: 'none',
  paddingBlock: growing(11),
  paddingInline: growing(14),
  borderRadius: growing(9),
  border: '1px solid',
  ...textStyle('dense'),
})

const tint = (name: 'info' | 'warning' | 'danger') => ({
  box: patternStyle(
    { backgroundColor: vars.color[name].subtle, borderColor: vars.color[name].border },
    `${name}Box`,
  ),
  icon: patternStyle({ color: vars.color[name].icon }, `${name}Icon`),
})
export const tone = { info: tint('info'), warning: tint('warning'), danger: tint('danger') }

/** Where less than this is left for the words, the action goes below them. */
export const words = patternStyle({ flex: `1 1 ${growing(180)}`, minInlineSize: 0 })
export const title = patternStyle({ ...boxReset, fontWeight: 600 })
export const line = patternStyle({ ...boxReset, color: vars.color.text.secondary, overflowWrap: 'anywhere' })
export const action = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignSelf: 'center',
})
