import { type Place, useNavigator } from '@edconsole/console-core'
import { useCallback } from 'react'
import { CopyIcon } from '../../../parts/icons/icons.ts'
import type { MenuItem } from '../../../parts/menu/menu-item.ts'
import { linkToPlace } from '../../../patterns/place-link/link-to-place.ts'
import type { RunListMessages } from './list-messages.ts'
import { useCopyId } from './use-copy-id.ts'

type Context<Run> = {
  placeOfRun(batchId: string): Place
  /** What only this kind of run offers. Keep it the same as long as it says the same: rows are drawn anew for another. */
  own(run: Run): MenuItem[]
  m: Pick<RunListMessages, 'menu' | 'copied' | 'notCopied'>
}

/** What can be done with a run from the list of runs: open it, copy its number, and what its kind adds. */
export const useRunMenu = <Run extends { batchId: number }>({
  placeOfRun,
  own,
  m,
}: Context<Run>): ((run: Run) => MenuItem[]) => {
  const navigation = useNavigator()
  const copyId = useCopyId(m)
  return useCallback(
    (run) => {
      const { batchId } = run
      const open = linkToPlace(navigation, placeOfRun(String(batchId)))
      return [
        ...(open.href === undefined
          ? []
          : [{ key: 'open', label: m.menu.open, href: open.href, onSelect: open.onClick }]),
        { key: 'copy', label: m.menu.copyId, icon: <CopyIcon />, onSelect: () => void copyId(batchId) },
        ...own(run),
      ]
    },
    [placeOfRun, own, navigation, copyId, m],
  )
}
