import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset, headingReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const region = screenStyle(
  {
    marginBlockStart: vars.space[7],
    paddingBlockStart: vars.space[6],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  },
  'region',
)

export const heading = screenStyle(
  { ...headingReset, color: 'inherit', fontFamily: 'inherit', ...textStyle('dense'), fontWeight: 600 },
  'heading',
)

export const table = screenStyle(
  { inlineSize: '100%', marginBlockStart: vars.space[4], borderCollapse: 'collapse', ...textStyle('meta') },
  'table',
)

export const cell = screenStyle(
  {
    ...boxReset,
    paddingBlock: vars.space[2],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  'cell',
)

export const account = screenStyle({ display: 'block', fontWeight: 550 }, 'account')

export const shows = screenStyle({ display: 'block', color: vars.color.text.tertiary }, 'shows')

export const action = screenStyle(
  { inlineSize: growing(64), textAlign: 'end', paddingInlineStart: vars.space[4] },
  'action',
)
