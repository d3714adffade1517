import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'

export const year = screenStyle({ inlineSize: growing(128) }, 'year')
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
