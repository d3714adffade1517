import { exportFilesResource, useConsoleSettings, useRuntime } from '@edconsole/console-core'
import { useState } from 'react'
import { saveFile, startDownload } from '../../../patterns/resource-table/csv/save-file.ts'

/** Fetches files of exports by the paths that answers give. */
export const useExportFile = () => {
  const { baseUrl, hasTokens } = useConsoleSettings()
  const { api } = useRuntime()
  const [downloading, setDownloading] = useState(false)
  const addressOf = (path: string): string => `${baseUrl}/api${path}`
  const download = async (path: string, fileName: string): Promise<void> => {
    if (!hasTokens) return startDownload(addressOf(path), fileName)
    setDownloading(true)
    try {
      saveFile(await api.download(exportFilesResource.manifest, path), fileName)
    } catch {
      // Shown as a message.
    } finally {
      setDownloading(false)
    }
  }
  // A link can't carry a token.
  return { addressOf, linksWork: !hasTokens, download, downloading }
}
