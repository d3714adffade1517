import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space, size } = vars
const edge = space[9]

/** Steps and form; one below the other where there is no room. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: `calc(${growing(220)} + ${edge}) minmax(0, calc(${size.formMax} + ${edge}))`,
  alignItems: 'start',
  paddingBlockEnd: space[9],
  '@container': { [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const steps = screenStyle({
  paddingBlockStart: space[7],
  paddingInlineStart: edge,
  '@container': {
    [containers.medium]: { paddingInlineEnd: edge },
    [containers.small]: { paddingInline: space[6] },
  },
})
export const form = screenStyle({
  minInlineSize: 0,
  paddingInlineEnd: edge,
  '@container': {
    [containers.medium]: { paddingInlineStart: edge },
    [containers.small]: { paddingInline: space[6] },
  },
})
export const note = screenStyle({ paddingBlockStart: space[6] })
export const quiet = screenStyle({ ...boxReset, ...textStyle('dense'), color: color.text.secondary })
export const checked = screenStyle({
  ...boxReset,
  ...textStyle('dense'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: growing(28),
  color: color.text.secondary,
})
export const free = screenStyle({ color: color.success.text, overflowWrap: 'anywhere' })
export const products = screenStyle({ ...listReset, display: 'grid', gap: space[3] })
export const buttons = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  paddingBlockStart: space[6],
})
export const onward = screenStyle({ marginInlineStart: 'auto' })
