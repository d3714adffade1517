import { createVar, keyframes } from '@vanilla-extract/css'
import { fadeIn } from '../../styles/fade-in.css.ts'
import { focusRingInside } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, motion, space } = vars
const aside = createVar()
const slideIn = keyframes({ from: { opacity: 0, translate: aside } })

export const layer = partStyle(
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.drawer,
    background: 'transparent',
    // It has the focus until something inside has.
    outline: 'none',
  },
  'layer',
)

export const panel = partStyle(
  {
    ...boxReset,
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'flex',
    flexDirection: 'column',
    background: color.bg.surface,
    color: color.text.primary,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    vars: { [aside]: '24px' },
    animation: `${slideIn} ${motion.slow} ${motion.ease}`,
    transition: `opacity ${motion.slow} ${motion.ease}, translate ${motion.slow} ${motion.ease}`,
    selectors: {
      '&[data-leave][data-closed]': { opacity: 0, translate: aside },
      '&:dir(rtl)': { vars: { [aside]: '-24px' } },
    },
    '@media': {
      [media.reducedMotion]: {
        animation: `${fadeIn} ${motion.reduced}`,
        transition: `opacity ${motion.reduced}`,
        selectors: { '&[data-leave][data-closed]': { translate: 'none' } },
      },
      [media.forcedColors]: { border: '2px solid CanvasText' },
    },
  },
  'panel',
)
export const size = {
  side: partStyle({ inlineSize: `min(${growing(420)}, 100vw)` }, 'side'),
  wide: partStyle({ inlineSize: `min(${growing(680)}, 100vw)` }, 'wide'),
  full: partStyle({ inlineSize: '100vw' }, 'full'),
}

const edge = { flex: 'none', display: 'flex', alignItems: 'center', gap: space[2] } as const
export const head = partStyle(
  {
    ...edge,
    minBlockSize: growing(52),
    paddingBlock: space[3],
    paddingInlineStart: space[7],
    paddingInlineEnd: space[5],
    borderBlockEnd: `1px solid ${color.border.default}`,
  },
  'head',
)
export const body = partStyle(
  {
    ...textStyle('body'),
    flex: '1 1 auto',
    minBlockSize: 0,
    position: 'relative',
    overflowY: 'auto',
    padding: space[7],
    selectors: { '&:focus-visible': focusRingInside },
  },
  'body',
)
export const flush = partStyle({ padding: 0 }, 'flush')
export const foot = partStyle(
  {
    ...edge,
    gap: space[4],
    paddingBlock: space[5],
    paddingInline: space[7],
    borderBlockStart: `1px solid ${color.border.default}`,
  },
  'foot',
)
