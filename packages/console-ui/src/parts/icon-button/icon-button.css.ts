import { focusRing } from '../../styles/focus-ring.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { buttonReset } from '../../styles/resets.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, size } = vars

export const root = partStyle(
  {
    ...buttonReset,
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: `max(${size.control}, ${size.target})`,
    blockSize: `max(${size.control}, ${size.target})`,
    borderRadius: vars.radius.md,
    color: color.text.secondary,
    selectors: {
      '&:hover:not([aria-disabled="true"])': {
        background: color.bg.overlayHover,
        color: color.text.primary,
      },
      '&:active:not([aria-disabled="true"])': { background: color.bg.muted },
      '&:focus-visible': focusRing,
      '&[aria-disabled="true"]': { cursor: 'default' },
      '&[aria-disabled="true"]:not([aria-busy="true"])': { opacity: 0.5 },
      '&[aria-pressed="true"], &[aria-current]': {
        background: color.accent.subtle,
        color: color.accent.text,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"], &[aria-current]': { outline: '1px solid Highlight' },
        },
      },
    },
  },
  'root',
)

export const small = partStyle(
  {
    inlineSize: `max(${size.controlSm}, ${size.target})`,
    blockSize: `max(${size.controlSm}, ${size.target})`,
    borderRadius: vars.radius.sm,
  },
  'small',
)
