import { useContext, useEffect, useRef } from 'react'
import { ScreenHostContext } from '../define-screen/screen-host.ts'
import type { ShortcutId } from './shortcuts.ts'

/**
 * Does something on a key of the console while this is drawn; the one drawn last comes first. Only the shell listens to
 * keys: in an embed they belong to the host.
 * @example useShortcut('next-record', next)
 */
export function useShortcut(id: ShortcutId, run: (() => void) | undefined): void {
  const keys = useContext(ScreenHostContext)?.keys
  const latest = useRef(run)
  latest.current = run
  const wanted = run !== undefined
  useEffect(() => {
    if (wanted) return keys?.bind(id, () => latest.current?.())
  }, [keys, id, wanted])
}
