import { CONSTANTS, useDataYear, useRuntime, zonedDay } from '@edconsole/console-core'
import {
  codesTemplateOf,
  type SeenSource,
  type TemplateDraft,
  withCodesOfFile,
} from '@edconsole/console-core/import-rules'
import { useEffect, useMemo, useRef, useState } from 'react'
import { loadCode } from '../../parts/lazy-part/load-code.ts'

/** How far the codes of a file are known; `none` without a file. */
export type FileCodes = {
  readonly state: 'none' | 'reading' | 'failed' | 'read'
  /** Share of the file that was read, 0 to 1. */
  readonly share: number
  readonly fileName: string
  retry(): void
}

type Options = {
  file: File | null
  draft: TemplateDraft
  onSeen: (change: (was: SeenSource) => SeenSource) => void
}

/** Reads the codes of all rows of the file, in a worker of this browser, anew when another of its columns feeds a coded one. */
export const useFileCodes = ({ file, draft, onSeen }: Options): FileCodes => {
  const { clock } = useRuntime()
  const schoolYear = useDataYear() ?? 0
  const { delimiter, encoding, hasHeader } = draft.fields
  const template = useMemo(() => codesTemplateOf(draft), [draft])
  // What of the draft says which codes a file holds. Translations don't.
  const key = useMemo(() => JSON.stringify([template, delimiter, encoding]), [template, delimiter, encoding])
  const [read, setRead] = useState<{ file: File; key: string } | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [share, setShare] = useState(0)
  const isRead = read !== null && read.file === file && read.key === key
  const latest = useRef({ template, onSeen })
  latest.current = { template, onSeen }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt more is a reason to read again
  useEffect(() => {
    if (file === null || isRead) return
    const controller = new AbortController()
    const { signal } = controller
    const readCodes = async () => {
      setFailed(false)
      setShare(0)
      const { template: wanted } = latest.current
      const today = zonedDay(clock(), CONSTANTS.timeZone)
      try {
        const { dryRun, withoutLists } = await loadCode(() => import('@edconsole/console-core/dry-run'))
        const report = await dryRun({
          file,
          signal,
          template: wanted,
          reading: { delimiter, encoding, hasHeader },
          context: withoutLists({ districtId: '', schoolYear, today }),
          onProgress: (_, done) => setShare(done),
        })
        latest.current.onSeen((was) => withCodesOfFile(was, report, wanted))
        setRead({ file, key })
      } catch {
        // Its code did not come, or the file cannot be read any more.
        if (!signal.aborted) setFailed(true)
      }
    }
    void readCodes()
    return () => controller.abort()
  }, [file, key, isRead, attempt])

  return {
    share,
    fileName: file?.name ?? '',
    state: file === null ? 'none' : isRead ? 'read' : failed ? 'failed' : 'reading',
    retry: () => setAttempt((count) => count + 1),
  }
}
