import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { DRAW_ALL_UP_TO, firstRows, type RowWindow } from './row-window.ts'
import type { VirtualWindowProps } from './virtual-window.tsx'

const VirtualWindow = lazyPart(async () => (await import('./virtual-window.tsx')).VirtualWindow, {
  fallback: null,
  failed: (_, page) => <EveryRow {...page} />,
})

export type RowWindowingProps = Omit<VirtualWindowProps, 'onWindow'> & {
  children: (rows: RowWindow) => ReactNode
}

/**
 * Draws the rows of a page: a short one as it is, a long one through a window, whose code is fetched for the first long
 * page. Meanwhile its first rows stand where they will stay, and keep the focus.
 */
export function RowWindowing({ children, ...page }: RowWindowingProps): ReactElement {
  const { keys, region, rowHeight, drawAllUpTo = DRAW_ALL_UP_TO } = page
  const many = keys.length > drawAllUpTo
  const [wasMany, setWasMany] = useState(many)
  const [rows, setRows] = useState<RowWindow>()
  // A table that had a long page stays in its window, which knows how high its rows are.
  if (many && !wasMany) setWasMany(true)
  const wanted = useRef<number | null>(null)
  const first = firstRows(keys.length, drawAllUpTo, region, rowHeight)
  const loading: RowWindow = {
    ...first,
    // A key may ask for a row before the window that can draw it has loaded.
    reveal: (index) => {
      wanted.current = index
      first.reveal(index)
    },
  }
  useEffect(() => {
    if (!rows || wanted.current === null) return
    rows.reveal(wanted.current)
    wanted.current = null
  }, [rows])
  return (
    <>
      {children(rows ?? loading)}
      {wasMany && <VirtualWindow {...page} onWindow={setRows} />}
    </>
  )
}

/** Without its code a long page is drawn as a whole. */
function EveryRow({ keys, region, rowHeight, onWindow }: VirtualWindowProps): null {
  const count = keys.length
  useLayoutEffect(
    () => onWindow(firstRows(count, count, region, rowHeight)),
    [onWindow, count, region, rowHeight],
  )
  return null
}
