import { focusRing } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { screenStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { boxReset, listReset, tableReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars
const line = `1px solid ${color.border.default}`
const quiet = { ...boxReset, ...textStyle('meta'), color: color.text.tertiary } as const
const framed = { border: line, borderRadius: vars.radius.lg, overflow: 'hidden' } as const

export const root = screenStyle({ ...boxReset, display: 'grid', gap: space[5], minInlineSize: 0 })

export const note = screenStyle(quiet)
export const reading = screenStyle({
  ...boxReset,
  border: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[5],
  minInlineSize: 0,
})
export const differs = screenStyle({ ...quiet, flexBasis: '100%', color: color.warning.text })

export const progress = screenStyle({ display: 'flex', alignItems: 'center', gap: space[5] })
export const progressBar = screenStyle({ display: 'grid', gap: space[2], flex: 1, minInlineSize: 0 })

export const figures = screenStyle({ display: 'grid', gap: space[4] })
export const figureList = screenStyle({
  ...boxReset,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[8]}`,
})
export const figure = screenStyle({ display: 'grid' })
export const value = screenStyle({
  ...boxReset,
  ...textStyle('heading'),
  fontVariantNumeric: 'tabular-nums',
  color: color.text.primary,
})

export const causes = screenStyle({
  ...framed,
  containerName: containers.name,
  containerType: 'inline-size',
})
/** As wide as its longest, so that the figures before it stand below one another. */
export const fix = screenStyle({ minInlineSize: growing(168) })
/** The line between causes belongs to the whole, its rows included. */
export const cause = screenStyle({
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border.subtle}` } },
})
export const words = screenStyle({
  ...boxReset,
  ...textStyle('dense'),
  padding: space[4],
  color: color.text.secondary,
})

export const rows = screenStyle({ background: color.bg.subtle })
export const rowsHead = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  paddingInline: space[5],
})
export const scroll = screenStyle({
  position: 'relative',
  overflowX: 'auto',
  maxBlockSize: growing(320),
  borderBlockStart: `1px solid ${color.border.subtle}`,
  selectors: { '&:focus-visible': focusRing },
})
export const table = screenStyle({ borderCollapse: 'collapse', ...textStyle('meta'), minInlineSize: '100%' })
const cellOf = {
  ...tableReset,
  paddingBlock: space[3],
  paddingInline: space[5],
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
} as const
export const headCell = screenStyle({ ...cellOf, fontWeight: 600, color: color.text.tertiary })
export const rowHead = screenStyle({ ...cellOf, fontWeight: 500, fontVariantNumeric: 'tabular-nums' })
export const cell = screenStyle({ ...cellOf, color: color.text.secondary })

export const unmapped = screenStyle({ ...boxReset, ...textStyle('dense') })
export const summary = screenStyle({
  cursor: 'pointer',
  paddingBlock: space[2],
  minBlockSize: vars.size.target,
  boxSizing: 'border-box',
  fontWeight: 600,
  color: color.text.primary,
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': focusRing },
})
export const headers = screenStyle({
  ...listReset,
  display: 'grid',
  gap: space[2],
  marginBlockStart: space[3],
})
export const header = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })

export const unknown = screenStyle({ ...quiet, paddingBlockStart: space[4], borderBlockStart: line })
export const unknownTitle = screenStyle({ ...boxReset, fontWeight: 600, color: color.text.secondary })
