import { focusRingInside } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset, buttonReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const list = screenStyle({ ...listReset }, 'list')

export const item = screenStyle(
  { ...boxReset, borderBlockStart: `1px solid ${vars.color.border.subtle}` },
  'item',
)

export const district = screenStyle(
  {
    ...buttonReset,
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) auto ${growing(96)}`,
    alignItems: 'center',
    gap: 14,
    inlineSize: '100%',
    minBlockSize: growing(47),
    paddingBlock: vars.space[2],
    paddingInline: vars.space[6],
    ...textStyle('dense'),
    ':hover': { backgroundColor: vars.color.bg.hover },
    ':focus-visible': focusRingInside,
    selectors: { '&[aria-current="true"]': { backgroundColor: vars.color.bg.selected } },
  },
  'district',
)

export const name = screenStyle(
  {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: growing(18),
    fontWeight: 500,
  },
  'name',
)

export const code = screenStyle(
  {
    display: 'block',
    color: vars.color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
    ...textStyle('meta'),
  },
  'code',
)

/** Between name and state, the same place in every line. */
export const course = screenStyle({ display: 'flex', gridColumn: 2 }, 'course')

export const status = screenStyle(
  { gridColumn: 3, color: vars.color.text.secondary, fontSize: growing(12.5) },
  'status',
)
