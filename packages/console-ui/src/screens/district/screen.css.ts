import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

const { space } = vars

export const body = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${growing(396)}`,
    alignContent: 'start',
    alignItems: 'start',
    gap: space[6],
    flex: '1 1 auto',
    padding: `${space[6]} ${space[9]} ${space[9]}`,
    '@container': {
      [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [containers.small]: { paddingInline: space[6] },
    },
  },
  'body',
)
export const stack = screenStyle(
  {
    display: 'grid',
    gap: space[6],
    minInlineSize: 0,
    // Whoever may see nothing of the first column has the second one there.
    selectors: { '&:empty': { display: 'none' } },
  },
  'stack',
)

export const inset = screenStyle({ paddingInline: space[6], paddingBlockEnd: space[4] }, 'inset')
export const facts = screenStyle({ paddingInline: space[6], paddingBlockEnd: space[5] }, 'facts')
export const banner = screenStyle({ margin: `${space[6]} ${space[9]} 0` }, 'banner')
