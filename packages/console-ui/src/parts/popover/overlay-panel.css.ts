import { fadeIn } from '../../styles/fade-in.css.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, motion } = vars

/** The raised panel that menus, popovers and lists of options share. */
export const panel = partStyle(
  {
    ...boxReset,
    zIndex: vars.layer.dropdown,
    minInlineSize: 180,
    maxInlineSize: 'min(480px, calc(100vw - 16px))',
    padding: 6,
    borderRadius: vars.radius.lg,
    background: color.bg.raised,
    color: color.text.primary,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    overscrollBehavior: 'contain',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'panel',
)

/** Comes by an animation and goes by a transition: closed while a transition still opened it, it would never go (Headless UI waits for one that its reversal has ended). */
export const fading = partStyle(
  {
    animation: `${fadeIn} ${motion.fast} ${motion.ease}`,
    transition: `opacity ${motion.fast} ${motion.ease}`,
    selectors: { '&[data-leave][data-closed]': { opacity: 0 } },
    '@media': {
      [media.reducedMotion]: { animationDuration: motion.reduced, transitionDuration: motion.reduced },
    },
  },
  'fading',
)

export const bare = partStyle({ padding: 0 }, 'bare')
