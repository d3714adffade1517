import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

/** As many columns as there is room for; a long list scrolls for itself. */
export const list = patternStyle(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${growing(168)}), 1fr))`,
    gap: vars.space[4],
    maxBlockSize: growing(320),
    overflowY: 'auto',
    // Room for the ring of a box at the edge, which stands where other controls begin.
    padding: vars.space[2],
    margin: `calc(-1 * ${vars.space[2]})`,
  },
  'list',
)
export const narrow = patternStyle(
  { gridTemplateColumns: `repeat(auto-fill, minmax(${growing(64)}, 1fr))` },
  'narrow',
)
