import { partStyle } from '../../styles/layered-style.ts'

export const root = partStyle({ display: 'block', minInlineSize: 0 }, 'root')
export const toggle = partStyle({ marginInlineEnd: -6 }, 'toggle')
