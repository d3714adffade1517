import { media } from './media.ts'

/** Where a fill carries meaning, the system color that takes its place in forced colors, which drop all others. Spread it. */
export function forcedFill(background: 'Canvas' | 'CanvasText' | 'GrayText' | 'Highlight' | 'LinkText'): {
  '@media': Record<string, { background: string; forcedColorAdjust: 'none' }>
} {
  return { '@media': { [media.forcedColors]: { background, forcedColorAdjust: 'none' } } }
}
