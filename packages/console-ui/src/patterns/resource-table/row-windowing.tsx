import { type ReactElement, useState } from 'react'
import { createLater } from '../../parts/later/create-later.ts'
import { useLater } from '../../parts/later/use-later.ts'
import { DRAW_ALL_UP_TO, firstRows } from './row-window.ts'
import type { VirtualWindowProps } from './virtual-window.tsx'

const virtualWindow = createLater(async () => (await import('./virtual-window.tsx')).VirtualWindow)

/**
 * Draws the rows of a page: a short one as it is, a long one through a window, whose code is fetched for the first long
 * page. Meanwhile its first rows stand where they will stay.
 */
export function RowWindowing(props: VirtualWindowProps): ReactElement {
  const { keys, region, rowHeight, children } = props
  const many = keys.length > DRAW_ALL_UP_TO
  const [wasMany, setWasMany] = useState(many)
  const [missing, setMissing] = useState(false)
  // A table that had a long page stays in its window: changing back would draw all rows anew.
  if (many && !wasMany) setWasMany(true)
  const Window = useLater(virtualWindow, many, () => setMissing(true))
  if (Window && wasMany) return <Window {...props} />
  return <>{children(firstRows(keys.length, missing ? keys.length : DRAW_ALL_UP_TO, region, rowHeight))}</>
}
