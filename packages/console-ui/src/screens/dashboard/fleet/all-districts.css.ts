import { screenStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

/** The table takes what the counts leave. */
export const body = screenStyle(
  { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0, minInlineSize: 0 },
  'body',
)
export const legend = screenStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: `${vars.space[1]} ${vars.space[5]}`,
    margin: 0,
    padding: `0 ${vars.space[9]} ${vars.space[3]}`,
    listStyle: 'none',
    color: vars.color.text.tertiary,
    ...textStyle('meta'),
    '@container': { [containers.small]: { display: 'none' } },
  },
  'legend',
)
export const legendItem = screenStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[3] },
  'legendItem',
)
