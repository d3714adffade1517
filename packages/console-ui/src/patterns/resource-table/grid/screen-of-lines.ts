import { rowAt } from './grid-table.ts'

/** The line that is one screen of rows further, counting lines that are not drawn as high as the one at hand. */
export function lineOneScreenOn(
  table: HTMLTableElement,
  line: number,
  { by, lines, room }: { by: 1 | -1; lines: number; room: number },
): number {
  const usual = rowAt(table, line)?.offsetHeight ?? 1
  const last = by > 0 ? lines - 1 : 0
  let left = room
  let at = line
  while (at !== last) {
    left -= rowAt(table, at + by)?.offsetHeight ?? usual
    if (left < 0 && at !== line) break
    at += by
  }
  return at
}
