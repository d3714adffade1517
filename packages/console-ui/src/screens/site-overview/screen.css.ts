import { screenStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

/** The list fills the page, so that its bar stands at the end of it. */
export const list = screenStyle(
  { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0, minBlockSize: 0 },
  'list',
)
export const notSet = screenStyle(
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[3], color: vars.color.text.secondary },
  'notSet',
)
export const notSetIcon = screenStyle({ color: vars.color.warning.icon }, 'notSetIcon')
