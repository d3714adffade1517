import { focusRing } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { boxReset, listReset, tableReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars
const line = `1px solid ${color.border.default}`
const quiet = { ...boxReset, ...textStyle('meta'), color: color.text.tertiary } as const
const framed = { border: line, borderRadius: vars.radius.lg, overflow: 'hidden' } as const

export const root = featureStyle({ ...boxReset, display: 'grid', gap: space[5], minInlineSize: 0 })

export const note = featureStyle(quiet)
export const reading = featureStyle({
  ...boxReset,
  border: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[5],
  minInlineSize: 0,
})
export const differs = featureStyle({ ...quiet, flexBasis: '100%', color: color.warning.text })

export const progress = featureStyle({ display: 'flex', alignItems: 'center', gap: space[5] })
export const progressBar = featureStyle({ display: 'grid', gap: space[2], flex: 1, minInlineSize: 0 })

export const figures = featureStyle({ display: 'grid', gap: space[4] })
export const figureList = featureStyle({
  ...boxReset,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[8]}`,
})
export const figure = featureStyle({ display: 'grid' })
export const value = featureStyle({
  ...boxReset,
  ...textStyle('heading'),
  fontVariantNumeric: 'tabular-nums',
  color: color.text.primary,
})

export const causes = featureStyle({
  ...framed,
  containerName: containers.name,
  containerType: 'inline-size',
})
/** As wide as its longest, so that the figures before it stand below one another. */
export const fix = featureStyle({ minInlineSize: growing(168) })
/** The line between causes belongs to the whole, its rows included. */
export const cause = featureStyle({
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border.subtle}` } },
})
export const words = featureStyle({
  ...boxReset,
  ...textStyle('dense'),
  padding: space[4],
  color: color.text.secondary,
})

export const rows = featureStyle({ background: color.bg.subtle })
export const rowsHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  paddingInline: space[5],
})
export const scroll = featureStyle({
  position: 'relative',
  overflowX: 'auto',
  maxBlockSize: growing(320),
  borderBlockStart: `1px solid ${color.border.subtle}`,
  selectors: { '&:focus-visible': focusRing },
})
export const table = featureStyle({ borderCollapse: 'collapse', ...textStyle('meta'), minInlineSize: '100%' })
const cellOf = {
  ...tableReset,
  paddingBlock: space[3],
  paddingInline: space[5],
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
} as const
export const headCell = featureStyle({ ...cellOf, fontWeight: 600, color: color.text.tertiary })
export const rowHead = featureStyle({ ...cellOf, fontWeight: 500, fontVariantNumeric: 'tabular-nums' })
export const cell = featureStyle({ ...cellOf, color: color.text.secondary })

export const unmapped = featureStyle({ ...boxReset, ...textStyle('dense') })
export const summary = featureStyle({
  cursor: 'pointer',
  paddingBlock: space[2],
  minBlockSize: vars.size.target,
  boxSizing: 'border-box',
  fontWeight: 600,
  color: color.text.primary,
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': focusRing },
})
export const headers = featureStyle({
  ...listReset,
  display: 'grid',
  gap: space[2],
  marginBlockStart: space[3],
})
export const header = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })

export const unknown = featureStyle({ ...quiet, paddingBlockStart: space[4], borderBlockStart: line })
export const unknownTitle = featureStyle({ ...boxReset, fontWeight: 600, color: color.text.secondary })
