import { focusRingInside } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'
import { headerLineEnd, MARK, sorted } from './table-grid.css.ts'

export const tools = patternStyle({ display: 'contents' })
export const pinned = patternStyle({})

export const pin = patternStyle({
  flex: 'none',
  marginInlineStart: growing(MARK - 14),
  color: vars.color.text.tertiary,
  selectors: { [`${headerLineEnd} &`]: { marginInline: `0 ${growing(MARK - 14)}` } },
})

/**
 * Its icon stands beside the title, in room of its own or over the mark that is there; to be pressed it reaches over the
 * end of the title. Where nothing hovers the whole header opens the menu, and nothing is drawn.
 */
export const menuButton = patternStyle({
  selectors: {
    '&&': {
      // Above the title's own button, also while it is opaque
      position: 'relative',
      placeItems: 'center end',
      inlineSize: growing(24),
      minInlineSize: 0,
      blockSize: vars.size.target,
      minBlockSize: 0,
      marginInlineStart: growing(MARK - 24),
      background: 'none',
    },
    [`${headerLineEnd} &&`]: { placeItems: 'center start', marginInline: `0 ${growing(MARK - 24)}` },
    [`${sorted} &&, ${pinned} &&`]: { marginInlineStart: growing(-24) },
    [`${sorted} ${headerLineEnd} &&, ${headerLineEnd} ${pinned} &&`]: { marginInline: `0 ${growing(-24)}` },
    '&:not(:focus-visible, [aria-expanded="true"], th:hover *)': { opacity: 0 },
    // A mark stays in sight until it is pointed at itself.
    [`${sorted} &:not(:focus-visible, [aria-expanded="true"], :hover)`]: { opacity: 0 },
    [`${pinned} &:not(:focus-visible, [aria-expanded="true"], :hover)`]: { opacity: 0 },
  },
  '@media': {
    '(hover: none)': {
      selectors: {
        '&&&&': {
          position: 'absolute',
          inset: 0,
          inlineSize: 'auto',
          blockSize: 'auto',
          margin: 0,
          opacity: 1,
        },
      },
    },
  },
})
export const menuIcon = patternStyle({
  // It hides a mark under it.
  backgroundColor: vars.color.bg.subtle,
  '@media': { '(hover: none)': { display: 'none' } },
})

/** 24 px to grasp, half of it in the next column, around a hairline. */
export const edge = patternStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: growing(-12),
  inlineSize: growing(24),
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: '30%',
      insetInlineStart: `calc(50% - 1px)`,
      inlineSize: 1,
      backgroundColor: vars.color.border.strong,
    },
    '&:hover::before, &:active::before': {
      insetBlock: 0,
      inlineSize: 2,
      backgroundColor: vars.color.border.focus,
    },
    '&:focus-visible': focusRingInside,
  },
})
export const edgeInside = patternStyle({ insetInlineEnd: 0 })
