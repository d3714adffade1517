import { useSnackbar } from '@edconsole/console-core'
import { useCallback } from 'react'
import { copyText } from '../../../parts/copy-button/copy-text.ts'

type Texts = { copied: (batchId: number) => string; notCopied: string }

/** Puts the number of a batch on the clipboard, and says whether that worked. The same function as long as it says the same. */
export const useCopyId = (texts: Texts): ((batchId: number) => Promise<void>) => {
  const { show } = useSnackbar()
  return useCallback(
    async (batchId) => {
      const copied = await copyText(String(batchId))
      show(
        copied
          ? { message: texts.copied(batchId) }
          : { message: texts.notCopied, color: 'warning', iconColor: 'warning' },
      )
    },
    [show, texts],
  )
}
