import { screenStyle } from '../../styles/layered-style.ts'

/** A moment is one word: it may reach into the margin of the panel rather than break. */
export const moment = screenStyle({ whiteSpace: 'nowrap' })
