import type { ReactElement } from 'react'
import { createLater } from '../../parts/later/create-later.ts'
import { useLater } from '../../parts/later/use-later.ts'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import type { BatchPreviewProps } from './batch-preview.tsx'

const preview = createLater(async () => (await import('./batch-preview.tsx')).BatchPreview)

/** What an opened batch shows, fetched when the first one is opened; opening it again tries again. */
export function BatchPreviewLater(props: BatchPreviewProps): ReactElement {
  const Preview = useLater(preview, true)
  return Preview ? <Preview {...props} /> : <Skeleton shape="block" />
}
