import type { ImportLogHeader } from '@edconsole/console-core/contract'

type Texts = { api: (provider: string) => string; sftp: string; upload: string }

/** Where a batch got its rows from, in words. An unknown source is shown as given. */
export const sourceLabel = (
  batch: Pick<ImportLogHeader, 'source' | 'sisProviderName'>,
  texts: Texts,
): string => {
  if (batch.source === 'api') return texts.api(batch.sisProviderName)
  if (batch.source === 'sftp') return texts.sftp
  if (batch.source === 'upload') return texts.upload
  return batch.source
}
