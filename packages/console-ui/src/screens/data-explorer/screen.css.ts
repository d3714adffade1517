import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

export const body = screenStyle(
  {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: 'max-content',
    gap: vars.space[6],
    // The screen scrolls below its header where its host gives it a height, and grows with it elsewhere.
    flex: '1 1 auto',
    minBlockSize: 0,
    position: 'relative',
    overflowY: 'auto',
    padding: `${vars.space[6]} ${vars.space[9]} ${vars.space[9]}`,
    '@container': { [containers.small]: { paddingInline: vars.space[6] } },
  },
  'body',
)

export const links = screenStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[5],
    marginBlockStart: vars.space[4],
  },
  'links',
)
