import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers, media } from '../../styles/media.ts'
import { headingReset, listReset, tableReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars
const forced = (value: string) => ({ fill: value, background: value, forcedColorAdjust: 'none' as const })
const inForced = (value: string) => ({ '@media': { [media.forcedColors]: forced(value) } })

export const root = patternStyle({ position: 'relative', minInlineSize: 0 }, 'root')
export const head = patternStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[6],
    minBlockSize: vars.type.meta.line,
    '@container': { [containers.small]: { flexWrap: 'wrap', rowGap: space[2] } },
  },
  'head',
)
const titleOf = (text: ReturnType<typeof textStyle>, name: string) =>
  patternStyle(
    {
      ...headingReset,
      ...text,
      fontWeight: 600,
      marginInlineEnd: 'auto',
      whiteSpace: 'nowrap',
      color: color.text.primary,
    },
    name,
  )
export const title = { md: titleOf(textStyle('meta'), 'title'), lg: titleOf(textStyle('section'), 'large') }
export const legend = patternStyle(
  {
    ...listReset,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[6],
    // Below title and button where there is no room between them
    '@container': { [containers.small]: { order: 1, flexBasis: '100%' } },
  },
  'legend',
)
export const legendItem = patternStyle(
  {
    ...textStyle('meta'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[3],
    color: color.text.secondary,
  },
  'legendItem',
)
export const legendMark = patternStyle({ inlineSize: 11, blockSize: 11 }, 'legendMark')
// As high as its line, so that the head is no higher for it.
export const toggle = patternStyle({ marginBlock: -6, marginInlineStart: -8 }, 'toggle')

const stripes = `repeating-linear-gradient(135deg, ${color.data.accepted} 0 3px, color-mix(in srgb, ${color.data.accepted} 45%, transparent) 3px 6px)`
const swatchBox = { display: 'block', flex: 'none', inlineSize: 9, blockSize: 9, borderRadius: 2.5 } as const
export const swatch = {
  accepted: patternStyle({ ...swatchBox, background: color.data.accepted, ...inForced('CanvasText') }),
  rejected: patternStyle({ ...swatchBox, background: color.data.rejected, ...inForced('Highlight') }),
  running: patternStyle({ ...swatchBox, background: stripes, ...inForced('GrayText') }),
}

export const area = patternStyle({ paddingBlockStart: 10, paddingInlineStart: growing(30) }, 'area')
export const plot = patternStyle({ position: 'relative', direction: 'ltr' }, 'plot')
export const drawing = patternStyle({ display: 'block', overflow: 'visible' }, 'drawing')
export const grid = patternStyle({ stroke: color.data.grid }, 'grid')
export const axis = patternStyle(
  {
    ...textStyle('micro'),
    fill: color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
    ...inForced('CanvasText'),
  },
  'axis',
)
export const accepted = patternStyle({ fill: color.data.accepted, ...inForced('CanvasText') }, 'accepted')
export const rejected = patternStyle({ fill: color.data.rejected, ...inForced('Highlight') }, 'rejected')
export const hatchBack = patternStyle(
  { fill: color.data.accepted, opacity: 0.45, ...inForced('Canvas') },
  'hatchBack',
)
export const hover = patternStyle({ fill: color.bg.hover, ...inForced('ButtonFace') }, 'hover')
export const chosen = patternStyle({ fill: color.bg.selected, ...inForced('ButtonFace') }, 'chosen')
// High columns leave little of a tint to be seen.
export const chosenLine = patternStyle(
  {
    stroke: color.accent.solid,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  },
  'chosenLine',
)

const line = (stroke: string) =>
  patternStyle({
    fill: 'none',
    stroke,
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  })
export const mark = {
  failed: line(color.danger.icon),
  held: line(color.warning.icon),
  cancelled: line(color.text.tertiary),
  'not-started': line(color.text.tertiary),
}

/** The one tab stop: it lies over the columns, without the room beside them. */
export const columns = patternStyle(
  {
    position: 'absolute',
    insetBlock: '-4px 0',
    insetInline: 4,
    borderRadius: vars.radius.xs,
    cursor: 'pointer',
    touchAction: 'pan-y',
    selectors: { '&:focus-visible': focusRing },
  },
  'columns',
)

export const days = patternStyle(
  { position: 'relative', marginBlockStart: 5, blockSize: vars.type.micro.line },
  'days',
)
export const day = patternStyle(
  {
    ...textStyle('micro'),
    position: 'absolute',
    transform: 'translateX(-50%)',
    color: color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  'day',
)

export const tip = patternStyle(
  {
    ...textStyle('meta'),
    position: 'absolute',
    insetBlockStart: -8,
    zIndex: 1,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    inlineSize: growing(168),
    paddingBlock: 7,
    paddingInline: 10,
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    background: color.tooltip.bg,
    color: color.tooltip.text,
    boxShadow: '0 6px 20px rgb(10 14 24 / .28)',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
  'tip',
)
export const tipTitle = patternStyle({ fontWeight: 600 }, 'tipTitle')
export const tipTime = patternStyle({ opacity: 0.75, marginBlockEnd: 3 }, 'tipTime')
export const tipLine = patternStyle({ display: 'flex', alignItems: 'center', gap: space[3] }, 'tipLine')
export const tipCount = patternStyle({ marginInlineStart: 'auto', fontWeight: 600 }, 'tipCount')

export const tableArea = patternStyle(
  {
    marginBlockStart: 10,
    maxBlockSize: growing(220),
    position: 'relative',
    overflow: 'auto',
    selectors: { '&:focus-visible': focusRing },
  },
  'tableArea',
)
export const table = patternStyle({ borderCollapse: 'collapse', inlineSize: '100%' }, 'table')
const cellBox = {
  ...tableReset,
  ...textStyle('meta'),
  paddingBlock: space[2],
  paddingInlineEnd: space[6],
  color: color.text.secondary,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const
export const cell = patternStyle(cellBox, 'cell')
export const count = patternStyle({ ...cellBox, textAlign: 'end' }, 'count')
const headBox = {
  fontWeight: 600,
  position: 'sticky',
  insetBlockStart: 0,
  background: color.bg.surface,
} as const
export const headCell = patternStyle({ ...cellBox, ...headBox }, 'headCell')
export const headCount = patternStyle({ ...cellBox, ...headBox, textAlign: 'end' }, 'headCount')
