import { exportFilesResource, useDistrictScope, useRuntime } from '@edconsole/console-core'
import { useCallback, useState } from 'react'
import { saveFile } from '../../../patterns/resource-table/csv/save-file.ts'

/** Hands the list of a sending's files to the browser. A failure is shown, and nothing is saved. */
export const useManifest = (): { download(batchId: number): Promise<void>; downloading: boolean } => {
  const { api } = useRuntime()
  const lea = useDistrictScope()?.lea
  const [downloading, setDownloading] = useState(false)
  const download = useCallback(
    async (batchId: number): Promise<void> => {
      setDownloading(true)
      try {
        const { data } = await api.run(exportFilesResource.manifest, { params: { id: batchId }, lea })
        const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
        saveFile(content, `export-${batchId}-manifest.json`)
      } catch {
        // The call has shown its own failure
      } finally {
        setDownloading(false)
      }
    },
    [api, lea],
  )
  return { download, downloading }
}
