import type { Snackbars } from '../runtime/create-snackbars.ts'
import { useRuntime } from './use-runtime.ts'

/** Shows a message for 4000 ms, or takes it away ([S9], R22). */
export const useSnackbar = (): Pick<Snackbars, 'show' | 'dismiss'> => {
  const { show, dismiss } = useRuntime().snackbars
  return { show, dismiss }
}
