import { focusRingInside } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const pin = patternStyle({
  position: 'absolute',
  insetInlineEnd: growing(10),
  insetBlockStart: `calc(50% - ${growing(7)})`,
  color: vars.color.text.tertiary,
  backgroundColor: vars.color.bg.subtle,
})

/** Over the end of the title, so that it takes no room; where nothing hovers it is always there. */
export const menuButton = patternStyle({
  selectors: {
    '&&': {
      position: 'absolute',
      insetInlineEnd: growing(12),
      insetBlockStart: `calc(50% - ${vars.size.target} / 2)`,
      inlineSize: vars.size.target,
      minInlineSize: 0,
      blockSize: vars.size.target,
      minBlockSize: 0,
      backgroundColor: vars.color.bg.subtle,
    },
    '&:not(:focus-visible, [aria-expanded="true"], th:hover *)': { opacity: 0 },
  },
  '@media': { '(hover: none)': { selectors: { '&&&': { opacity: 1 } } } },
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
/** Beside an edge that stays inside. */
export const menuButtonInside = patternStyle({ selectors: { '&&&': { insetInlineEnd: growing(24) } } })

export const edgeInside = patternStyle({ insetInlineEnd: 0 })
