import {
  ApiFailure,
  CONSTANTS,
  describeFailure,
  useDistrictScope,
  useRuntime,
  zonedDay,
} from '@edconsole/console-core'
import {
  type AskList,
  type DryRunContext,
  dryRun,
  type FileReading,
  loadContext,
  sniffFile,
} from '@edconsole/console-core/dry-run'
import { useEffect, useRef, useState } from 'react'
import type { DryRunProps } from './dry-run-props.ts'
import { type Trial, type TrialPhase, trialOf } from './trial.ts'

export type TrialHook = {
  trial: Trial | null
  choose: (file: File) => void
  /** Reads the file at hand in another way. */
  read: (reading: FileReading) => void
  /** Tries the file at hand once more, on the template as it is now. */
  again: () => void
  cancel: () => void
}

/** Tries one file at a time; a new one, or going away, ends what runs. */
export const useTrial = ({
  template,
  reading: own,
  schoolYear,
  tried = null,
  onTried,
  file: given = null,
}: DryRunProps): TrialHook => {
  const { api, clock } = useRuntime()
  const district = useDistrictScope()
  const [trial, setTrial] = useState<Trial | null>(() => tried && trialOf(tried))
  const running = useRef<AbortController | null>(null)
  const lists = useRef<{ of: string; context: DryRunContext } | null>(null)
  const shown = useRef<File | null>(null)
  shown.current = trial?.file ?? null
  const ownReading = useRef(own)
  ownReading.current = own
  useEffect(() => () => running.current?.abort(), [])

  const contextFor = async (signal: AbortSignal, show: (phase: TrialPhase) => void) => {
    const { componentName } = template
    const of = `${district?.id}/${componentName}/${schoolYear}`
    if (lists.current?.of === of) return lists.current.context
    const ask: AskList = (operation, query) =>
      api.call(operation, { query, lea: district?.lea, clientId: district?.clientId, signal })
    const context = await loadContext({
      componentName,
      schoolYear,
      ask,
      districtId: district?.id ?? '',
      today: zonedDay(clock(), CONSTANTS.timeZone),
      onProgress: (read, total) => show({ kind: 'lists', read, total }),
    })
    lists.current = { of, context }
    return context
  }

  const start = async (file: File, wanted: FileReading | null): Promise<void> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    let reading = wanted
    const show = (phase: TrialPhase) => {
      if (running.current === controller) setTrial({ file, reading, phase })
    }
    show({ kind: 'looking' })
    try {
      if (reading === null) {
        const { problem, delimiter, hasHeader } = await sniffFile(file, { signal })
        if (problem !== null) return show({ kind: 'unreadable', reason: problem })
        reading = { delimiter, hasHeader, encoding: own.encoding }
      }
      show({ kind: 'lists', read: 0, total: 0 })
      const context = await contextFor(signal, show)
      const onProgress = (rows: number, share: number) => show({ kind: 'rows', rows, share })
      show({ kind: 'rows', rows: 0, share: 0 })
      const report = await dryRun({ template, file, reading, context, signal, onProgress })
      show({ kind: 'done', report, template })
      onTried?.({ file, reading, template, report })
    } catch (error) {
      show(signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', reason: reasonOf(error) })
    }
  }

  const latest = useRef(start)
  latest.current = start
  useEffect(() => {
    // An earlier trial is repeated only on request.
    if (given !== null && given !== shown.current) void latest.current(given, readingOf(ownReading.current))
  }, [given])

  return {
    trial,
    choose: (file) => void start(file, null),
    read: (reading) => trial && void start(trial.file, reading),
    again: () => trial && void start(trial.file, given === null ? trial.reading : readingOf(own)),
    cancel: () => running.current?.abort(),
  }
}

const readingOf = ({ delimiter, encoding, hasHeader }: FileReading): FileReading => ({
  delimiter,
  encoding,
  hasHeader,
})

/** Empty where nothing is known of it. */
const reasonOf = (error: unknown): string => wordsOf(error).replace(/[.\s]+$/, '')

const wordsOf = (error: unknown): string => {
  if (!(error instanceof ApiFailure)) return error instanceof Error ? error.message : ''
  const said = describeFailure(error)
  return typeof said === 'string' ? said : said.message
}
