import { type ImportLogHeader, importLogsResource, useAccess, useList } from '@edconsole/console-core'
import { useEffect, useState } from 'react'

const WAIT_MS = 200
const SHOWN = 5

/** Batches of the selected district whose number was typed, with or without the word before it. */
export function useBatches(query: string): readonly ImportLogHeader[] {
  const { can } = useAccess()
  const wanted = useSettled(/^(?:batch\s+)?(\d{1,9})$/i.exec(query.trim())?.[1] ?? '')
  const { data } = useList(
    importLogsResource.headers,
    { search: wanted, limit: SHOWN, sort: { batchId: 'desc' } },
    { enabled: wanted !== '' && can('import-logs'), silent: true },
  )
  return wanted === '' ? NONE : (data ?? NONE)
}

const NONE: readonly ImportLogHeader[] = []

/** A text once it has stayed the same for a while. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
