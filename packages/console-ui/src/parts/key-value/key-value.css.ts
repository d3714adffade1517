import { partStyle } from '../../styles/layered-style.ts'
import { listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

export const list = partStyle({ ...listReset, ...textStyle('dense') }, 'list')

export const row = partStyle(
  {
    boxSizing: 'border-box',
    display: 'grid',
    // A day and its time fit beside it in the narrowest panel.
    gridTemplateColumns: `minmax(0, min(calc(${112 / 16} * ${vars.rem}), 38%)) minmax(0, 1fr)`,
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    alignItems: 'center',
    columnGap: vars.space[4],
    minBlockSize: `max(${vars.size.control}, ${vars.size.target})`,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
  },
  'row',
)

export const marked = partStyle(
  {
    marginInline: -10,
    paddingInline: 10,
    borderRadius: vars.radius.sm,
    borderBlockEndColor: 'transparent',
    background: color.danger.subtle,
  },
  'marked',
)

export const key = partStyle(
  { margin: 0, color: color.text.tertiary, overflowWrap: 'anywhere', paddingBlock: vars.space[3] },
  'key',
)
export const markedKey = partStyle({ color: color.danger.text, fontWeight: 550 }, 'markedKey')
export const value = partStyle(
  {
    margin: 0,
    color: color.text.primary,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    paddingBlock: vars.space[3],
  },
  'value',
)
export const mono = partStyle(
  { fontFamily: vars.font.mono, fontSize: vars.type.meta.size, fontFeatureSettings: '"calt" 0, "zero" 1' },
  'mono',
)

/** A line that can be copied is no higher than one that cannot. */
export const copyCell = partStyle({ margin: 0 }, 'copyCell')
// The copy button waits for hover or focus, but keeps its place and stays reachable.
export const copy = partStyle(
  {
    opacity: 0,
    selectors: {
      [`${row}:hover &, ${row}:focus-within &, &:focus-visible`]: { opacity: 1 },
    },
    '@media': { '(hover: none)': { opacity: 1 } },
  },
  'copy',
)
