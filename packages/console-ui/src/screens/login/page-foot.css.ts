import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = screenStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: vars.space[7],
    paddingInline: vars.space[6],
    ...textStyle('meta'),
  },
  'root',
)

/** As high as a finger on a small screen. */
export const link = screenStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: `max(${growing(24)}, ${vars.size.target})`,
    color: vars.color.text.tertiary,
  },
  'link',
)
