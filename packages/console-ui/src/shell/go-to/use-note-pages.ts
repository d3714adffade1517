import { useNavigation, useSession } from '@edconsole/console-core'
import { useEffect } from 'react'
import type { Shell } from '../shell.ts'

/** Keeps the pages that the user sees, for Go to. */
export function useNotePages({ page, recent }: Shell): void {
  const { place } = useNavigation()
  const userId = useSession().user?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next user starts with none
  useEffect(() => recent.clear, [recent, userId])
  useEffect(() => {
    const note = () => {
      const { title } = page.get()
      if (place && title !== '') recent.note({ place, title })
    }
    note()
    return page.subscribe(note)
  }, [page, recent, place])
}
