import { screenStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { space } = vars

/** The panel begins below the buttons of the title. */
export const body = screenStyle(
  { display: 'flex', flex: '1 1 auto', minBlockSize: 0, minInlineSize: 0, marginBlockStart: space[5] },
  'body',
)
