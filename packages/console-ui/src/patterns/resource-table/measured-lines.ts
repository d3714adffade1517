import type { Virtualizer } from '@tanstack/react-virtual'

type Key = string | number | bigint

export type LineKeeper = Pick<
  Virtualizer<HTMLDivElement, HTMLTableRowElement>,
  'elementsCache' | 'indexFromElement' | 'measureElement'
> & { options: { getItemKey(index: number): Key } }

/**
 * Hands lines to what measures them. The next page is drawn in the lines of the last one, and a line that is another row
 * now is forgotten as the one it was: otherwise every page that was looked at would be gone through for each of its rows.
 */
export function measuredLines(keeper: LineKeeper): (line: HTMLTableRowElement | null) => void {
  const keys = new WeakMap<HTMLTableRowElement, Key>()
  return (line) => {
    if (line) {
      const before = keys.get(line)
      const key = keeper.options.getItemKey(keeper.indexFromElement(line))
      if (before !== undefined && before !== key && keeper.elementsCache.get(before) === line)
        keeper.elementsCache.delete(before)
      keys.set(line, key)
    }
    keeper.measureElement(line)
  }
}
