import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

const { data, danger } = vars.color

export const root = partStyle({ display: 'block', flex: 'none', overflow: 'visible' }, 'root')

const lineOf = (stroke: string) =>
  partStyle({
    fill: 'none',
    stroke,
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  })
const dotOf = (fill: string) =>
  partStyle({ fill, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } })

export const line = { data: lineOf(data.accepted), danger: lineOf(danger.icon) }
export const dot = { data: dotOf(data.accepted), danger: dotOf(danger.icon) }
