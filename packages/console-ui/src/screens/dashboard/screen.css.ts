import { growing } from '../../styles/growing.ts'
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
    overflowY: 'auto',
    position: 'relative',
    padding: `${vars.space[6]} ${vars.space[9]} ${vars.space[9]}`,
    '@container': { [containers.small]: { paddingInline: vars.space[6] } },
  },
  'body',
)

/** What needs doing beside what is near at hand. */
export const columns = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${growing(396)}`,
    gap: vars.space[6],
    alignItems: 'start',
    '@container': { [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'columns',
)

export const stack = screenStyle({ display: 'grid', gap: vars.space[6], minInlineSize: 0 }, 'stack')

/** A card that is a chart, which brings its own head. */
export const chart = screenStyle({ paddingBlock: vars.space[5], paddingInline: vars.space[6] }, 'chart')

/** What is on its way, where it will have a line or two of its own: nothing below moves when it comes. */
export const actionsRoom = screenStyle(
  {
    blockSize: vars.size.control,
    '@container': { [containers.small]: { inlineSize: growing(260), blockSize: vars.size.target } },
  },
  'actionsRoom',
)
export const lineRoom = screenStyle(
  { '@container': { [containers.small]: { display: 'block', minBlockSize: '2lh' } } },
  'lineRoom',
)
