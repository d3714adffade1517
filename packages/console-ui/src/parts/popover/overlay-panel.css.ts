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
    transition: `opacity ${motion.fast} ${motion.ease}`,
    selectors: { '&[data-closed]': { opacity: 0 } },
    '@media': {
      [media.reducedMotion]: { transitionDuration: motion.reduced },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
  'panel',
)

export const bare = partStyle({ padding: 0 }, 'bare')
