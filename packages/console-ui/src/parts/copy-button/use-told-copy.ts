import { useSnackbar } from '@edconsole/console-core'
import { useCallback } from 'react'
import { copyText } from './copy-text.ts'

/** Returns a function that copies a text from a menu, which has no place of its own to say whether that worked. */
export const useToldCopy = (): ((text: string, m: { copied: string; notCopied: string }) => void) => {
  const { show } = useSnackbar()
  return useCallback(
    (text, { copied, notCopied }) =>
      void copyText(text).then((isCopied) =>
        show(isCopied ? { message: copied, color: 'success' } : { message: notCopied, color: 'warning' }),
      ),
    [show],
  )
}
