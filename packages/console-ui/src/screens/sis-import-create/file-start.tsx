import { useMessages } from '@edconsole/console-core'
import type { SniffedFile } from '@edconsole/console-core/dry-run'
import type { ReactElement } from 'react'
import { FileReadingForm } from '../../features/templates/dry-run/file-reading-form.tsx'
import { dryRunMessages } from '../../features/templates/dry-run/messages.ts'
import { FileDrop } from '../../parts/file-drop/file-drop.tsx'
import { FormCell, FormSection } from '../../patterns/form-section/form-section.tsx'
import { type ComponentChoice, isFree } from './choices-of.ts'
import type { SisImportCreateMessages } from './messages.ts'
import type { FileProposal } from './propose-from-file.ts'
import * as css from './screen.css.ts'
import type { FileStartState } from './use-file-start.ts'

export type FileStartProps = {
  start: FileStartState
  choices: readonly ComponentChoice[]
  m: SisImportCreateMessages['file']
}

/** A file that says by its columns what it holds. */
export function FileStart({ start, choices, m }: FileStartProps): ReactElement {
  const { file, sniffed, proposal, problem, reading, isLooking, take, read, letGo } = start
  const dryRun = useMessages('dry-run', dryRunMessages)
  return (
    <FormSection stacked title={m.title} help={m.help}>
      <FormCell>
        <FileDrop
          label={m.label}
          accept=".csv,.tsv,.txt,.tab,.psv,text/csv,text/plain,text/tab-separated-values"
          help={m.kinds}
          file={file}
          onFile={(next) => void take(next)}
          onRemove={letGo}
          busy={isLooking}
          error={problem}
        />
        <div role="status">
          {sniffed
            ? whatFileSays(sniffed, { proposal, choices }, m).map((sentence) => (
                <p key={sentence} className={css.said}>
                  {sentence}
                </p>
              ))
            : null}
        </div>
      </FormCell>
      {reading && (
        <FormCell>
          <FileReadingForm
            reading={reading}
            own={reading}
            onChange={(next) => void read(next)}
            onUse={undefined}
            m={dryRun.reading}
          />
        </FormCell>
      )}
    </FormSection>
  )
}

/** About a file that can be read: what it looks like first, then what is unusual about it and what to do. */
export const whatFileSays = (
  sniffed: SniffedFile,
  { proposal, choices }: { proposal: FileProposal | undefined; choices: readonly ComponentChoice[] },
  m: SisImportCreateMessages['file'],
): string[] => {
  const { hasHeader, header, firstRows, encoding } = sniffed
  const choice = choices.find(({ componentName }) => componentName === proposal?.component)
  const twice = hasHeader ? namedTwice(header) : []
  return [
    proposal && choice
      ? isFree(choice)
        ? m.found(choice.displayName, proposal.matched, proposal.required)
        : m.taken(choice.displayName)
      : hasHeader
        ? m.notFound
        : m.noHeader(header.length),
    ...(twice.length > 0 ? [m.twice(twice)] : []),
    ...(firstRows.length === 0 ? [m.noRows] : []),
    ...(encoding === 'UTF-8' ? [] : [encoding === 'Windows-1252' ? m.windows : m.otherEncoding(encoding)]),
  ]
}

/** Names that a second column has, which then carries a number. */
const namedTwice = (header: readonly string[]): string[] => {
  const names = new Set(header)
  return [...names].filter((name) => names.has(`${name} (2)`))
}
