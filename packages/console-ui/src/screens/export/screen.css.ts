import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'

export const year = screenStyle({ inlineSize: growing(128) }, 'year')
