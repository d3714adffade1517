import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { CHART_HEIGHTS } from './batch-column.ts'

const roomFor = (columns: number, head: number) => `calc(${15 + columns}px + ${growing(head + 14)})`

/** Head, space, columns and the line of days. */
const roomOf = (columns: number, head: number, name: string) =>
  patternStyle(
    {
      minInlineSize: 0,
      minBlockSize: roomFor(columns, head),
      // There the legend has a line of its own
      '@container': { [containers.small]: { minBlockSize: roomFor(columns + 4, head + 16) } },
    },
    name,
  )
export const room = { md: roomOf(CHART_HEIGHTS.md, 16, 'room'), lg: roomOf(CHART_HEIGHTS.lg, 20, 'large') }
