import { CONSTANTS } from '../constants.ts'
import type { SnackbarMessage } from './snackbar-message.ts'

type NotifyOptions = Pick<SnackbarMessage, 'subtext' | 'title'>

export type Notify = Record<
  'success' | 'info' | 'warning' | 'error',
  (message: string, options?: NotifyOptions) => string
>

const TITLES = { success: 'Success', info: 'Information', warning: 'Warning', error: 'Error' } as const

/**
 * Creates the helper for hosts: four kinds of message with their titles ([S8]), shown for 3000 ms ([S9], R22).
 * @example createNotify(runtime.snackbars).success('Saved', { subtext: 'Two sites' })
 */
export const createNotify = (store: { show(message: SnackbarMessage): string }): Notify => {
  const kind =
    (color: keyof typeof TITLES) =>
    (message: string, options: NotifyOptions = {}) =>
      store.show({
        title: TITLES[color],
        ...options,
        message,
        color,
        delay: CONSTANTS.notifyMs,
      })
  return { success: kind('success'), info: kind('info'), warning: kind('warning'), error: kind('error') }
}
