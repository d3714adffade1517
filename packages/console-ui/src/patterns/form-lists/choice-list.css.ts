import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

/** As many columns as there is room for. */
export const list = patternStyle(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${growing(168)}), 1fr))`,
    gap: vars.space[4],
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
/** A list without an end in sight scrolls for itself, inside an edge that tells where. */
export const long = patternStyle(
  {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${growing(220)}), 1fr))`,
    maxBlockSize: growing(264),
    position: 'relative',
    overflowY: 'auto',
    padding: vars.space[5],
    margin: 0,
    borderRadius: vars.radius.md,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
  'long',
)
