import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

/** It takes the focus of a button that goes away, and is nothing to be pressed. */
export const list = screenStyle({ ...listReset, ':focus-visible': focusRing }, 'list')

export const row = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: `${growing(20)} minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: space[5],
    minBlockSize: growing(64),
    padding: `${space[5]} ${space[6]}`,
    borderBlockStart: `1px solid ${color.border.subtle}`,
    '@container': {
      [containers.small]: { gridTemplateColumns: `${growing(20)} minmax(0, 1fr)`, alignItems: 'start' },
    },
  },
  'row',
)
export const icon = screenStyle({ color: color.text.tertiary }, 'icon')
export const words = screenStyle({ display: 'grid', gap: space[2], minInlineSize: 0 }, 'words')
export const device = screenStyle(
  {
    ...boxReset,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    ...textStyle('dense'),
    fontWeight: 600,
    color: color.text.primary,
  },
  'device',
)
export const facts = screenStyle(
  {
    ...boxReset,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[6],
    rowGap: space[1],
    ...textStyle('meta'),
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  'facts',
)
/** Below the words where there is no room beside them. */
export const action = screenStyle(
  { '@container': { [containers.small]: { gridColumn: 2, justifySelf: 'start' } } },
  'action',
)

export const actions = screenStyle(
  {
    display: 'flex',
    gap: space[4],
    '@container': { [containers.small]: { gridColumn: 2, justifySelf: 'start' } },
  },
  'actions',
)
