import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, size, space } = vars

export const root = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
})
export const form = patternStyle({
  ...boxReset,
  flex: '1 1 0',
  minInlineSize: 0,
  paddingInline: space[9],
  paddingBlockEnd: space[7],
  '@container': {
    [containers.folded]: { flex: 'none' },
    [containers.small]: { paddingInline: space[6] },
  },
})
export const alone = patternStyle([form, { maxInlineSize: `calc(${size.formMax} + 2 * ${space[9]})` }])
export const notes = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minInlineSize: 0,
  paddingBlockStart: space[6],
})
export const requiredNote = patternStyle({ ...boxReset, ...textStyle('meta'), color: color.text.tertiary })
export const buttons = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4] })

/** What stays at the lower edge while the rest is scrolled. */
export const foot = patternStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.savebar,
  flex: 'none',
  marginBlockStart: 'auto',
})

export const end = patternStyle({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  // Notes come and go: without one there is no gap either
  selectors: { '&:empty': { display: 'none' } },
})
export const boolean = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
})
export const actions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[4],
  paddingBlock: space[6],
  borderBlockStart: `1px solid ${color.border.subtle}`,
})

export const lead = patternStyle({ ...boxReset, marginBlockEnd: growing(14), color: color.text.secondary })
export const conflicts = patternStyle({ display: 'grid', gap: growing(14) })
