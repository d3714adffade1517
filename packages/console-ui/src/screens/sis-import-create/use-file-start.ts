import type { SisSystem } from '@edconsole/console-core'
import type { FileReading, SniffedFile } from '@edconsole/console-core/dry-run'
import { useState } from 'react'
import { loadCode } from '../../parts/lazy-part/load-code.ts'
import { type ComponentChoice, isFree } from './choices-of.ts'
import type { SisImportCreateMessages } from './messages.ts'
import { type FileProposal, proposeFromFile } from './propose-from-file.ts'

type Looked = {
  readonly file: File
  readonly isLooking: boolean
  /** Null until something is known of it; while it is read in another way, what the way before has shown. */
  readonly sniffed: SniffedFile | null
  /** How it should be read. */
  readonly wanted: FileReading | null
  /** Why it is of no use, and what to do. */
  readonly problem: string | null
}

export type FileStartState = {
  readonly file: File | null
  readonly isLooking: boolean
  /** What it holds; undefined while unknown, and for one that can't be read. */
  readonly sniffed: SniffedFile | undefined
  /** How it is read; undefined while unknown. */
  readonly reading: FileReading | undefined
  readonly proposal: FileProposal | undefined
  readonly problem: string | undefined
  /** Takes a file, and proposes the component that it is like. */
  take(file: File): Promise<void>
  /** Takes a file for a draft whose component is settled. */
  takeForDraft(file: File, reading: FileReading): Promise<void>
  /** Reads it in another way. */
  read(reading: FileReading): Promise<void>
  letGo(): void
}

type Options = {
  choices: readonly ComponentChoice[]
  kind: SisSystem['kind'] | undefined
  /** A component that may be chosen is proposed. */
  onProposal: (proposal: FileProposal) => void
  m: SisImportCreateMessages['file']
}

/** The file that a new template may begin with. Its beginning is read in this browser; nothing of it is sent. */
export const useFileStart = ({ choices, kind, onProposal, m }: Options): FileStartState => {
  const [looked, setLooked] = useState<Looked | null>(null)
  const sniffed = looked?.sniffed && looked.problem === null ? looked.sniffed : undefined
  const propose = (found: SniffedFile, { name }: File) =>
    proposeFromFile(found, name, { components: choices.map(({ componentName }) => componentName), kind })

  const look = async (file: File, wanted: FileReading | null, before: SniffedFile | null) => {
    const asked: Looked = { file, wanted, isLooking: true, sniffed: before, problem: null }
    setLooked(asked)
    const found = await lookInto(file, wanted, m)
    // Meanwhile another one may have been chosen, or none.
    setLooked((now) => (now === asked ? { file, wanted, isLooking: false, ...found } : now))
    return found
  }
  return {
    file: looked?.file ?? null,
    sniffed,
    reading: looked?.wanted ?? (sniffed && readingOf(sniffed)),
    problem: looked?.problem ?? undefined,
    isLooking: looked?.isLooking ?? false,
    proposal: sniffed && looked ? propose(sniffed, looked.file) : undefined,
    async take(file) {
      const found = await look(file, null, null)
      if (!found.sniffed || found.problem !== null) return
      const proposal = propose(found.sniffed, file)
      const choice = choices.find(({ componentName }) => componentName === proposal?.component)
      if (proposal && choice && isFree(choice)) onProposal(proposal)
    },
    async takeForDraft(file, reading) {
      await look(file, reading, null)
    },
    async read(reading) {
      if (looked) await look(looked.file, reading, looked.sniffed)
    },
    letGo: () => setLooked(null),
  }
}

/** Templates name two encodings; files with a mark of another one are read by it anyway. */
const readingOf = ({ delimiter, hasHeader, encoding }: SniffedFile): FileReading => ({
  delimiter,
  hasHeader,
  encoding: encoding === 'Windows-1252' ? encoding : 'UTF-8',
})

const lookInto = async (
  file: File,
  wanted: FileReading | null,
  m: SisImportCreateMessages['file'],
): Promise<Pick<Looked, 'sniffed' | 'problem'>> => {
  try {
    const { sniffFile } = await loadCode(() => import('@edconsole/console-core/dry-run'))
    const sniffed = await sniffFile(file, wanted ? { wanted } : {})
    return { sniffed, problem: sniffed.problem }
  } catch {
    // Its code did not come, or the file cannot be read any more.
    return { sniffed: null, problem: m.unreadable }
  }
}
