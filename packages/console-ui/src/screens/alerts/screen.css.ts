import { screenStyle } from '../../styles/layered-style.ts'

/** As wide as its choices. */
export const delivery = screenStyle({ display: 'flex' })
