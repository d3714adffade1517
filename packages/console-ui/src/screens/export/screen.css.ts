import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

export const year = screenStyle({ inlineSize: growing(128) }, 'year')
export const banner = screenStyle(
  {
    marginInline: vars.space[9],
    marginBlockStart: vars.space[4],
    '@container': { [containers.small]: { marginInline: vars.space[6] } },
  },
  'banner',
)
export const why = screenStyle({ overflowWrap: 'anywhere' }, 'why')
/** The buttons of the title stand clear of the panel. */
export const body = screenStyle(
  { display: 'flex', flex: '1 1 auto', minInlineSize: 0, marginBlockStart: vars.space[4] },
  'body',
)
/** Narrower beside the panel, and answers to that as a screen does. */
export const list = screenStyle(
  {
    containerName: containers.name,
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minInlineSize: 0,
  },
  'list',
)
