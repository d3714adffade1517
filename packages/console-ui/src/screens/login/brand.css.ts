import { screenStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = screenStyle(
  {
    justifySelf: 'stretch',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    paddingInline: vars.space[8],
    '@media': { '(max-width: 480px)': { paddingInline: vars.space[6] } },
  },
  'root',
)
