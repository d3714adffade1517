import { focusRing } from '../../styles/focus-ring.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { buttonReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

/** Worn over a well, whose own look may arrive later: nothing is typed here. */
export const stored = partStyle(
  {
    selectors: {
      '&&': {
        background: color.bg.subtle,
        boxShadow: `inset 0 0 0 1px ${color.border.default}`,
        color: color.text.secondary,
        fontVariantNumeric: 'tabular-nums',
      },
    },
  },
  'stored',
)

export const replace = partStyle(
  {
    ...buttonReset,
    ...textStyle('body'),
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.xs,
    fontWeight: 500,
    color: color.text.link,
    selectors: {
      '&:hover:not(:disabled)': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': focusRing,
      '&:disabled': { opacity: 0.5, cursor: 'default' },
    },
  },
  'replace',
)
