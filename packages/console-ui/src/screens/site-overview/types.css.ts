import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

/** Another type than the stored one. */
export const chosen = screenStyle(
  {
    boxShadow: `inset 0 0 0 1px ${color.border.control}, inset 3px 0 0 0 ${color.accent.solid}`,
    selectors: {
      '&:dir(rtl)': {
        boxShadow: `inset 0 0 0 1px ${color.border.control}, inset -3px 0 0 0 ${color.accent.solid}`,
      },
    },
  },
  'chosen',
)
export const refused = screenStyle(
  { ...boxReset, ...textStyle('dense'), display: 'flex', gap: space[3], color: color.danger.text },
  'refused',
)
export const help = screenStyle(
  {
    ...boxReset,
    ...textStyle('meta'),
    paddingInline: space[9],
    color: color.text.tertiary,
    '@container': { [containers.small]: { paddingInline: space[6] } },
  },
  'help',
)
