import { type ReactElement, type ReactNode, useState } from 'react'
import { createLater } from '../../parts/later/create-later.ts'
import { useLater } from '../../parts/later/use-later.ts'
import { DRAW_ALL_UP_TO, firstRows, type RowWindow } from './row-window.ts'
import type { VirtualWindowProps } from './virtual-window.tsx'

const virtualWindow = createLater(async () => (await import('./virtual-window.tsx')).VirtualWindow)

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
  const [missing, setMissing] = useState(false)
  const [rows, setRows] = useState<RowWindow>()
  // A table that had a long page stays in its window, which knows how high its rows are.
  if (many && !wasMany) setWasMany(true)
  const Window = useLater(virtualWindow, many, () => setMissing(true))
  return (
    <>
      {children(rows ?? firstRows(keys.length, missing ? keys.length : drawAllUpTo, region, rowHeight))}
      {Window && wasMany && <Window {...page} onWindow={setRows} />}
    </>
  )
}
