export type FitTabsInput = {
  /** Of each tab, in order. */
  widths: readonly number[]
  gap: number
  /** Of the whole line. */
  room: number
  /** Of the button behind which the others stand. */
  moreWidth: number
  /** Stays in sight whatever else has to go; -1 when no tab is open. */
  current: number
}

/** Which tabs stand in the line, by index: as many of the first ones as fit, and the open one (ux 7.8). */
export function fitTabs({ widths, gap, room, moreWidth, current }: FitTabsInput): ReadonlySet<number> {
  const all = widths.reduce((sum, width) => sum + width + gap, -gap)
  if (all <= room) return new Set(widths.keys())
  const shown = new Set<number>()
  let left = room - moreWidth
  const add = (index: number) => {
    shown.add(index)
    left -= (widths[index] ?? 0) + gap
  }
  if (current >= 0) add(current)
  for (const [index, width] of widths.entries()) {
    if (index === current) continue
    if (width + gap > left) break
    add(index)
  }
  return shown
}
