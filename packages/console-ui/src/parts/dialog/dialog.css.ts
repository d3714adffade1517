import { keyframes } from '@vanilla-extract/css'
import { fadeIn } from '../../styles/fade-in.css.ts'
import { focusRingInside } from '../../styles/focus-ring.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, motion } = vars
const growIn = keyframes({ from: { opacity: 0, scale: '0.98' } })

export const layer = partStyle(
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    background: 'transparent',
    // It has the focus until something inside has.
    outline: 'none',
  },
  'layer',
)

export const backdrop = partStyle(
  {
    position: 'fixed',
    inset: 0,
    background: `color-mix(in srgb, ${color.tooltip.bg} 45%, transparent)`,
    animation: `${fadeIn} ${motion.base} ${motion.ease}`,
    transition: `opacity ${motion.base} ${motion.ease}`,
    selectors: { '&[data-leave][data-closed]': { opacity: 0 } },
    '@media': {
      [media.reducedMotion]: { animationDuration: motion.reduced, transitionDuration: motion.reduced },
    },
  },
  'backdrop',
)

export const scroller = partStyle(
  {
    ...boxReset,
    position: 'fixed',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    overflowY: 'auto',
    padding: vars.space[6],
  },
  'scroller',
)

export const panel = partStyle(
  {
    ...boxReset,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    maxBlockSize: 'calc(100dvh - 32px)',
    borderRadius: vars.radius.xl,
    background: color.bg.raised,
    color: color.text.primary,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    animation: `${growIn} ${motion.base} ${motion.ease}`,
    transition: `opacity ${motion.base} ${motion.ease}, scale ${motion.base} ${motion.ease}`,
    selectors: { '&[data-leave][data-closed]': { opacity: 0, scale: '0.98' } },
    '@media': {
      [media.reducedMotion]: {
        animation: `${fadeIn} ${motion.reduced}`,
        transition: `opacity ${motion.reduced}`,
        selectors: { '&[data-leave][data-closed]': { scale: '1' } },
      },
      [media.forcedColors]: { border: '2px solid CanvasText' },
    },
  },
  'panel',
)

export const width = {
  sm: partStyle({ maxInlineSize: `calc(${440 / 16} * ${vars.rem})` }, 'sm'),
  md: partStyle({ maxInlineSize: `calc(${600 / 16} * ${vars.rem})` }, 'md'),
  lg: partStyle({ maxInlineSize: `calc(${880 / 16} * ${vars.rem})` }, 'lg'),
  full: partStyle({ position: 'fixed', inset: 0, maxBlockSize: 'none', borderRadius: 0 }, 'full'),
}

export const head = partStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[5],
    paddingBlockStart: vars.space[7],
    paddingInline: vars.space[7],
  },
  'head',
)
export const title = partStyle(
  { ...boxReset, ...textStyle('heading'), flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  'title',
)
export const close = partStyle(
  { position: 'absolute', insetBlockStart: vars.space[6], insetInlineEnd: 14 },
  'close',
)
/** Keeps the title clear of the close button. */
export const closable = partStyle({ paddingInlineEnd: vars.space[12] }, 'closable')
export const body = partStyle(
  {
    ...textStyle('body'),
    flex: '1 1 auto',
    minBlockSize: 0,
    position: 'relative',
    overflowY: 'auto',
    paddingBlockStart: vars.space[2],
    paddingBlockEnd: vars.space[2],
    paddingInline: vars.space[7],
    color: color.text.secondary,
    selectors: { '&:focus-visible': focusRingInside },
  },
  'body',
)
export const actions = partStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[4],
    paddingBlockStart: 14,
    paddingBlockEnd: vars.space[6],
    paddingInline: vars.space[7],
  },
  'actions',
)
