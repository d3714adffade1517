import {
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
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

/** So many rows fill the window of a laptop, below the title and the chart. */
const FIRST_DRAWN = 10

/**
 * Draws the rows of a page: a short one as a whole, a long one through a window, whose code is fetched for the first long
 * page. Meanwhile its first rows stand where they will stay, and keep the focus. The very first drawing has only the
 * rows that are seen at once, so that they are painted sooner; the others follow.
 */
export function RowWindowing({ children, ...page }: RowWindowingProps): ReactElement {
  const { keys, region, rowHeight, drawAllUpTo = DRAW_ALL_UP_TO } = page
  const many = keys.length > drawAllUpTo
  const [wasMany, setWasMany] = useState(many)
  const [rows, setRows] = useState<RowWindow>()
  const [isPainted, setIsPainted] = useState(false)
  const hasRows = keys.length > 0
  useEffect(() => {
    if (hasRows) startTransition(() => setIsPainted(true))
  }, [hasRows])
  // A table that had a long page stays in its window, which knows how high its rows are.
  if (many && !wasMany) setWasMany(true)
  const wanted = useRef<number | null>(null)
  const drawn = isPainted ? drawAllUpTo : Math.min(drawAllUpTo, FIRST_DRAWN)
  const first = firstRows(keys.length, drawn, region, rowHeight)
  const loading: RowWindow = {
    ...first,
    // A row may be wanted before it is drawn, or before the window that can draw it has loaded.
    reveal: (index) => {
      if (index >= first.drawn.length) wanted.current = index
      first.reveal(index)
    },
  }
  const reveal = rows ? rows.reveal : isPainted && !many ? first.reveal : null
  useEffect(() => {
    if (!reveal || wanted.current === null) return
    reveal(wanted.current)
    wanted.current = null
  })
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
