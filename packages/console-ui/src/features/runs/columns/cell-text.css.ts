import { focusRing } from '../../../styles/focus-ring.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { buttonReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

/** Text levels of cells: quiet ones carry what is rarely looked for. */
export const secondary = featureStyle({ color: vars.color.text.secondary }, 'secondary')
export const tertiary = featureStyle({ color: vars.color.text.tertiary }, 'tertiary')
/** Rows that were not loaded: the one number that must be seen. */
export const rejected = featureStyle({ color: vars.color.danger.text, fontWeight: 500 }, 'rejected')
export const strong = featureStyle({ fontWeight: 500 }, 'strong')
/** The name of a row as a button that opens its panel: it looks like the links that stand there in other lists. */
export const opener = featureStyle(
  {
    ...buttonReset,
    ...textStyle('dense'),
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderRadius: vars.radius.xs,
    fontWeight: 550,
    color: vars.color.text.link,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': focusRing,
    },
  },
  'opener',
)
