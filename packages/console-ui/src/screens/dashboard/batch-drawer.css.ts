import { screenStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const head = screenStyle({ display: 'grid', gap: vars.space[4] }, 'head')

/** The drawer has its own edge; the timeline's is for cards. */
export const timeline = screenStyle({ marginInline: `calc(-1 * ${vars.space[6]})` }, 'timeline')
