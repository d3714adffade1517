import type { SisSystem } from '@edconsole/console-core'
import type { SniffedFile } from '@edconsole/console-core/dry-run'
import { useState } from 'react'
import { loadCode } from '../../parts/lazy-part/load-code.ts'
import { type ComponentChoice, isFree } from './choices-of.ts'
import type { SisImportCreateMessages } from './messages.ts'
import { type FileProposal, proposeFromFile } from './propose-from-file.ts'

type Looked = {
  readonly file: File
  /** Null while it is looked at. */
  readonly sniffed: SniffedFile | null
  /** Why it is of no use, and what to do. */
  readonly problem: string | null
}

export type FileStartState = {
  readonly file: File | null
  readonly reading: boolean
  /** What it holds; undefined as long as nobody knows, and for one that cannot be read. */
  readonly sniffed: SniffedFile | undefined
  readonly proposal: FileProposal | undefined
  readonly problem: string | undefined
  take(file: File): Promise<void>
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

  const take = async (file: File): Promise<void> => {
    setLooked({ file, sniffed: null, problem: null })
    const next = await look(file, m)
    // Meanwhile another one may have been chosen, or none.
    setLooked((now) => (now?.file === file ? next : now))
    if (!next.sniffed || next.problem !== null) return
    const proposal = propose(next.sniffed, file)
    const choice = choices.find(({ componentName }) => componentName === proposal?.component)
    if (proposal && choice && isFree(choice)) onProposal(proposal)
  }
  return {
    file: looked?.file ?? null,
    sniffed,
    problem: looked?.problem ?? undefined,
    take,
    reading: looked !== null && looked.sniffed === null && looked.problem === null,
    proposal: sniffed && looked ? propose(sniffed, looked.file) : undefined,
    letGo: () => setLooked(null),
  }
}

const look = async (file: File, m: SisImportCreateMessages['file']): Promise<Looked> => {
  try {
    const { sniffFile } = await loadCode(() => import('@edconsole/console-core/dry-run'))
    const sniffed = await sniffFile(file)
    return { file, sniffed, problem: sniffed.problem }
  } catch {
    // Its code did not come, or the file cannot be read any more.
    return { file, sniffed: null, problem: m.unreadable }
  }
}
