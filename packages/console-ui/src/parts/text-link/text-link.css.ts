import { focusRing } from '../../styles/focus-ring.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const link = partStyle(
  {
    boxSizing: 'border-box',
    color: vars.color.text.link,
    fontFamily: 'inherit',
    textDecoration: 'none',
    borderRadius: vars.radius.xs,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': focusRing,
    },
  },
  'link',
)

export const quiet = partStyle(
  { color: 'inherit', selectors: { '&:hover': { color: vars.color.text.primary } } },
  'quiet',
)

/** In running text a link is known by more than its color. */
export const inText = partStyle({ textDecoration: 'underline', textUnderlineOffset: '0.2em' }, 'inText')

export const icon = partStyle(
  { display: 'inline-block', verticalAlign: '-0.125em', marginInlineStart: vars.space[2] },
  'icon',
)
