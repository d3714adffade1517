import { useMemo } from 'react'
import type { Snackbar, Snackbars } from '../runtime/create-snackbars.ts'
import { useRuntime, useStore } from './use-runtime.ts'

/** Returns functions that show a message for 4000 ms and dismiss it ([S9], R22). */
export const useSnackbar = (): Pick<Snackbars, 'show' | 'dismiss'> => {
  const { show, dismiss } = useRuntime().snackbars
  return { show, dismiss }
}

const VISIBLE = 4

export type SnackbarStackHook = Pick<Snackbars, 'dismiss' | 'hold' | 'release'> & {
  /** All open messages, newest first. */
  open: readonly Snackbar[]
  /** The newest four. */
  shown: readonly Snackbar[]
  /** How many older ones are hidden behind them. */
  collapsed: number
  /** The last twenty of this session. */
  recent: readonly Snackbar[]
}

/** Returns the state of the snackbar stack. */
export const useSnackbarStack = (): SnackbarStackHook => {
  const { snackbars } = useRuntime()
  const { open, recent } = useStore(snackbars)
  const shown = useMemo(() => open.slice(0, VISIBLE), [open])
  return {
    open,
    shown,
    collapsed: Math.max(0, open.length - VISIBLE),
    recent,
    dismiss: snackbars.dismiss,
    hold: snackbars.hold,
    release: snackbars.release,
  }
}
