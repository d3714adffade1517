import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

/** The panel around it has the room already, where there is one. */
export const aside = screenStyle(
  {
    minInlineSize: 0,
    '@container': {
      [containers.folded]: {
        paddingBlock: vars.space[7],
        paddingInline: vars.space[9],
        borderBlockStart: `1px solid ${vars.color.border.default}`,
      },
      [containers.small]: { paddingInline: vars.space[6] },
    },
  },
  'aside',
)
