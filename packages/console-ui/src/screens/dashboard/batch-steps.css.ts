import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

/** Its words stand at the edge of its place; the room around them is for the pointer. */
export const opener = screenStyle(
  {
    marginBlock: -3,
    // Above what stands close below it
    position: 'relative',
    zIndex: 1,
    marginInline: `calc(-1 * ${vars.space[3]})`,
    // The room goes beyond its place
    maxInlineSize: 'none',
    minBlockSize: growing(24),
    blockSize: growing(24),
  },
  'opener',
)
