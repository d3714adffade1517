import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

export const facts = screenStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
})
export const progress = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] })
export const bar = screenStyle({ inlineSize: growing(120) })
/** Banners and lists of faults stand at the edge of the page. */
export const notes = screenStyle({
  display: 'grid',
  gap: vars.space[5],
  paddingInline: vars.space[9],
  paddingBlockStart: vars.space[5],
  '@container': { [containers.small]: { paddingInline: vars.space[6] } },
})
export const choices = screenStyle({ display: 'grid', gap: vars.space[7] })
export const buttons = screenStyle({ display: 'inline-flex', gap: vars.space[4] })
export const root = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  // On a small page the page itself scrolls.
  '@container': { [containers.small]: { flexShrink: 0 } },
})
export const skeleton = screenStyle({ borderBlockStart: `1px solid ${vars.color.border.default}` })
export const skeletonRow = screenStyle({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 2fr 1fr',
  alignItems: 'center',
  gap: vars.space[7],
  minBlockSize: vars.size.row,
  paddingInline: vars.space[9],
})
