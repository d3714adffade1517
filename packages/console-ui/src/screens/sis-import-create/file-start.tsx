import type { SisSystem } from '@edconsole/console-core'
import { type ReactElement, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { UploadIcon } from '../../parts/icons/icons.ts'
import { FormCell, FormSection } from '../../patterns/form-section/form-section.tsx'
import { type ComponentChoice, isFree } from './choices-of.ts'
import type { SisImportCreateMessages } from './messages.ts'
import { type FileProposal, proposeFromFile } from './propose-from-file.ts'
import * as css from './screen.css.ts'

export type FileStartProps = {
  choices: readonly ComponentChoice[]
  kind: SisSystem['kind'] | undefined
  onProposal: (proposal: FileProposal | undefined) => void
  m: SisImportCreateMessages['file']
}

/** A file that says by its columns what it holds. Its beginning is read in this browser; nothing of it is sent. */
export function FileStart({ choices, kind, onProposal, m }: FileStartProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(false)
  const [said, setSaid] = useState('')
  const [hasFile, setHasFile] = useState(false)
  const read = async (file: File): Promise<FileProposal | undefined> => {
    const { sniffFile } = await import('@edconsole/console-core/dry-run')
    const sniffed = await sniffFile(file)
    if (sniffed.problem !== null) {
      setSaid(`${m.unreadable(file.name)} ${sniffed.problem}`)
      return undefined
    }
    const components = choices.map(({ componentName }) => componentName)
    const proposal = proposeFromFile(sniffed, file.name, { components, kind })
    const choice = choices.find(({ componentName }) => componentName === proposal?.component)
    if (!proposal || !choice) {
      setSaid(m.notFound(file.name))
      return undefined
    }
    const { matched, required } = proposal
    const free = isFree(choice)
    setSaid(
      free
        ? m.found(file.name, choice.displayName, matched, required)
        : m.taken(file.name, choice.displayName),
    )
    return free ? proposal : undefined
  }
  const pick = async (file: File) => {
    setReading(true)
    setSaid('')
    try {
      onProposal(await read(file))
      setHasFile(true)
    } catch {
      // Its code did not come, or the file cannot be read any more.
      setSaid(m.unreadable(file.name))
    } finally {
      setReading(false)
    }
  }
  return (
    <FormSection stacked title={m.title} help={m.help}>
      <FormCell>
        <div className={css.file}>
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            aria-label={m.label}
            className={css.hiddenInput}
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              // The same file may be chosen again after it was mended.
              currentTarget.value = ''
              if (chosen) void pick(chosen)
            }}
          />
          <Button
            icon={<UploadIcon />}
            busy={reading}
            busyLabel={m.reading}
            onClick={() => input.current?.click()}
          >
            {hasFile ? m.other : m.pick}
          </Button>
          <p role="status" className={css.standing}>
            {said}
          </p>
        </div>
      </FormCell>
    </FormSection>
  )
}
