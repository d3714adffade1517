import { screenStyle } from '../../styles/layered-style.ts'

/** A component of a few rows still shows a line. */
export const root = screenStyle({ display: 'block', minInlineSize: 2 }, 'root')
