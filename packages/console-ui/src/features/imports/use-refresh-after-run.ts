import { useRefresh } from '@edconsole/console-core'
import { useEffect, useRef } from 'react'

/**
 * Asks again for what an import changes, once the one that ran has ended: pages that sum a district up show more than its
 * list of imports.
 */
export const useRefreshAfterRun = (runningBatch: number | null): void => {
  const logs = useRefresh('importLogs')
  const sites = useRefresh('sites')
  const students = useRefresh('students')
  const ran = useRef(false)
  useEffect(() => {
    if (runningBatch !== null) ran.current = true
    else if (ran.current) {
      ran.current = false
      for (const refresh of [logs, sites, students]) refresh()
    }
  }, [runningBatch, logs, sites, students])
}
