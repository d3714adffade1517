type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

const gap = 6
const edge = 8

/** Where a tip stands: above its anchor or, without room there, below it; centred, but never over the window's edge. */
export function placeTip(anchor: Box, tip: Size, view: Size): { x: number; y: number } {
  const above = anchor.top - tip.height - gap
  const below = anchor.top + anchor.height + gap
  const centred = anchor.left + anchor.width / 2 - tip.width / 2
  const furthest = Math.max(edge, view.width - tip.width - edge)
  return {
    x: Math.round(Math.min(Math.max(centred, edge), furthest)),
    y: Math.round(above >= edge ? above : below),
  }
}
