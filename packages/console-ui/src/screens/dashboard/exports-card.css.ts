import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const list = screenStyle({ ...listReset }, 'list')

export const item = screenStyle(
  {
    ...boxReset,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[5],
    minBlockSize: growing(54),
    padding: `${vars.space[3]} ${vars.space[6]}`,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    ...textStyle('dense'),
  },
  'item',
)

export const what = screenStyle({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'what')

export const product = screenStyle({ display: 'block', fontWeight: 500 }, 'product')

export const quiet = screenStyle(
  {
    display: 'block',
    color: vars.color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
    ...textStyle('meta'),
  },
  'quiet',
)

export const sent = screenStyle({ textAlign: 'end', color: vars.color.text.secondary }, 'sent')
