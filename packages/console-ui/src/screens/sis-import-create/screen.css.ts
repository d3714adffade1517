import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, headingReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars
const edge = space[9]
const padded = {
  paddingInline: edge,
  '@container': { [containers.small]: { paddingInline: space[6] } },
}

export const root = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
})
/** Steps and form; one below the other where there is no room. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: `calc(${growing(236)} + ${edge}) minmax(0, calc(${vars.size.formMax} + ${edge}))`,
  alignItems: 'start',
  paddingBlockEnd: space[9],
  '@container': { [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const steps = screenStyle({
  // The words of a step stand lower than its disc; those of the form beside it begin at once.
  paddingBlockStart: `calc(${space[7]} - 3px)`,
  paddingInlineStart: edge,
  '@container': { [containers.medium]: padded, [containers.small]: { paddingInline: space[6] } },
})
/** The columns need the width: the steps stand above them in their short form. */
export const short = screenStyle({
  ...padded,
  containerName: containers.name,
  containerType: 'inline-size',
  flex: 'none',
  inlineSize: growing(440),
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  paddingBlockEnd: space[5],
})
export const plain = screenStyle({
  minInlineSize: 0,
  paddingInlineEnd: edge,
  '@container': {
    [containers.medium]: { paddingInlineStart: edge },
    [containers.small]: { paddingInline: space[6] },
  },
})
export const note = screenStyle({ paddingBlockStart: space[6] })
export const end = screenStyle({ paddingBlockStart: space[5] })
export const foot = screenStyle({
  ...padded,
  flex: 'none',
  paddingBlock: space[5],
  borderBlockStart: `1px solid ${color.border.default}`,
})
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5] })
export const standing = screenStyle({
  ...boxReset,
  ...textStyle('dense'),
  flex: '1 1 0',
  minInlineSize: growing(160),
  color: color.text.secondary,
  overflowWrap: 'anywhere',
})
export const said = screenStyle({
  ...boxReset,
  ...textStyle('dense'),
  marginBlockStart: space[4],
  color: color.text.secondary,
  overflowWrap: 'anywhere',
})
/** Nothing of it is seen: the stepper says the same. */
export const heading = screenStyle({ ...headingReset, outline: 'none' })
