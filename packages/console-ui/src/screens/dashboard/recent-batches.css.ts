import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const table = screenStyle(
  {
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    ...textStyle('dense'),
  },
  'table',
)

const cellBase = {
  ...boxReset,
  paddingInline: vars.space[5],
  textAlign: 'start',
  ':first-child': { paddingInlineStart: vars.space[6] },
  ':last-child': { paddingInlineEnd: vars.space[6] },
} as const

export const columnHead = screenStyle(
  {
    ...cellBase,
    blockSize: vars.size.rowHeader,
    borderBlock: `1px solid ${vars.color.border.subtle}`,
    backgroundColor: vars.color.bg.subtle,
    color: vars.color.text.tertiary,
    ...textStyle('meta'),
    fontWeight: 550,
  },
  'columnHead',
)

export const cell = screenStyle(
  {
    ...cellBase,
    blockSize: growing(40),
    '@container': { [containers.small]: { paddingBlock: vars.space[4] } },
    fontWeight: 400,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
  },
  'cell',
)

export const end = screenStyle({ textAlign: 'end' }, 'end')

/** The time, where it has no column of its own. */
export const below = screenStyle(
  {
    display: 'none',
    color: vars.color.text.tertiary,
    ...textStyle('meta'),
    '@container': { [containers.small]: { display: 'block', paddingInlineStart: growing(23) } },
  },
  'below',
)

/** Goes first where there is little room. */
export const spare = screenStyle({ '@container': { [containers.small]: { display: 'none' } } }, 'spare')
