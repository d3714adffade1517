import { importUploadsResource, useExtension, useMessages, useScreenState } from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef } from 'react'
import { UploadIcon } from '../../../parts/icons/icons.ts'
import { lazyOverlay } from '../../../parts/lazy-part/lazy-overlay.tsx'
import type { PageAction } from '../../../patterns/page-actions/page-action.ts'
import { useMaySync } from '../use-may-sync.ts'
import { uploadMessages } from './messages.ts'

const UploadPanel = lazyOverlay(async () => (await import('./upload-panel.tsx')).UploadPanel)

export type UploadEntryProps = {
  districtId: string
  /** Hears of the page's action, which stands with its others; undefined for those who may not, or where there is none. */
  onAction(action: PageAction | undefined): void
  /** Hears of the batch that was started here. */
  onStarted(batchId: number): void
}

/** "Upload files" for a page about imports, and the panel that it opens. */
export function UploadEntry({ districtId, onAction, onStarted }: UploadEntryProps): ReactElement | null {
  const m = useMessages('import-upload', uploadMessages)
  const isAnswered = useExtension(importUploadsResource.current)
  const isOffered = useMaySync() && isAnswered
  // In the address, so that other screens lead to it, and a reload in the middle of an upload comes back to it.
  const [{ upload }, change] = useScreenState({ upload: '' })
  const latest = useRef(change)
  latest.current = change
  useEffect(() => {
    onAction(
      isOffered
        ? {
            id: 'upload-files',
            label: m.action,
            note: m.note,
            icon: <UploadIcon />,
            run: () => latest.current({ upload: 'open' }),
            needs: UploadPanel,
          }
        : undefined,
    )
  }, [isOffered, m, onAction])
  useEffect(() => () => onAction(undefined), [onAction])
  return upload !== '' && isOffered ? (
    <UploadPanel districtId={districtId} onClose={() => change({ upload: '' })} onStarted={onStarted} />
  ) : null
}
