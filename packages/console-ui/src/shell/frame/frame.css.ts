import { createVar } from '@vanilla-extract/css'
import { focusRingInside } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { vars } from '../../styles/tokens.css.ts'
import { bar, barHeight } from '../header/header.css.ts'

const navWidth = createVar()

export const root = patternStyle({
  position: 'relative',
  blockSize: '100dvh',
  minBlockSize: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.bg.canvas,
  vars: { '--ec-snackbar-top': vars.size.header },
  selectors: {
    // Messages never lie on District Select.
    [`&:has(.${bar})`]: { vars: { '--ec-snackbar-top': `calc(${vars.size.header} + ${barHeight})` } },
  },
})

export const frame = patternStyle({
  display: 'grid',
  gridTemplateColumns: `${navWidth} minmax(0, 1fr)`,
  gridTemplateRows: `auto minmax(0, 1fr)`,
  blockSize: '100%',
  vars: { [navWidth]: vars.size.nav },
})
export const folded = patternStyle({ vars: { [navWidth]: vars.size.navRail } })
export const drawer = patternStyle({ vars: { [navWidth]: '0px' } })

export const top = patternStyle({
  ...boxReset,
  gridColumn: '1 / -1',
  minInlineSize: 0,
  zIndex: vars.layer.header,
})

/** The content panel: lighter than the frame in both themes; frame recedes, content leads. */
export const main = patternStyle({
  ...boxReset,
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  position: 'relative',
  overflowX: 'hidden',
  overflowY: 'auto',
  backgroundColor: vars.color.bg.surface,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  borderInlineStart: `1px solid ${vars.color.border.default}`,
  borderStartStartRadius: vars.radius.xl,
  scrollPaddingBlock: growing(48),
  // The panel gives rows their height; only an embed needs a limit of its own.
  vars: { '--ec-table-max-block-size': 'none' },
  selectors: {
    '&:focus-visible': focusRingInside,
    // A form's bar lies over the end of what is scrolled: what takes the focus must come to stand above it.
    '&:has([data-ec-save-bar])': { scrollPaddingBlockEnd: `calc(${vars.size.savebar} + 24px)` },
  },
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
})
export const mainAlone = patternStyle({ borderInlineStart: 0, borderStartStartRadius: 0 })

/** Login stands by itself: no header, no navigation. */
export const bare = patternStyle({
  ...boxReset,
  blockSize: '100%',
  position: 'relative',
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
})
