import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

const { space } = vars

/** A form from edge to edge: it has edges of its own, answers to the width of the drawer, and its bar stands at the end. */
export const body = screenStyle(
  {
    containerName: containers.name,
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100%',
    // One edge with the head, however narrow.
    vars: { [space[9]]: space[7], [space[6]]: space[7] },
  },
  'body',
)
export const waiting = screenStyle({ display: 'grid', gap: space[6], padding: space[7] }, 'waiting')
export const tools = screenStyle(
  { marginInlineStart: 'auto', color: vars.color.text.tertiary, fontVariantNumeric: 'tabular-nums' },
  'tools',
)
