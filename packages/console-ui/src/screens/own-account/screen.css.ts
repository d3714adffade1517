import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

const { space } = vars

export const body = screenStyle(
  {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: `minmax(0, ${growing(860)})`,
    gridAutoRows: 'max-content',
    gap: space[6],
    // The screen scrolls below its header where its host gives it a height, and grows with it elsewhere.
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    position: 'relative',
    padding: `${space[6]} ${space[9]} ${space[9]}`,
    '@container': { [containers.small]: { paddingInline: space[6] } },
  },
  'body',
)
