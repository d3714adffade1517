import { type ImportLogHeader, importLogsResource, useAccess, useList } from '@edconsole/console-core'
import { useEffect, useState } from 'react'

const WAIT_MS = 200
const SHOWN = 5

/** The number of a batch that a text may mean, with or without the word before it; else nothing. */
export function batchNumberIn(text: string): string {
  return /^(?:batch\s+)?(\d{1,9})$/i.exec(text.trim())?.[1] ?? ''
}

/** Batches of the selected district with this in their number. */
export function useBatches(number: string): readonly ImportLogHeader[] {
  const { can } = useAccess()
  const wanted = useSettled(number)
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
