import type { ReactElement } from 'react'
import { FileDrop } from '../../parts/file-drop/file-drop.tsx'
import { FormCell, FormSection } from '../../patterns/form-section/form-section.tsx'
import type { ComponentChoice } from './choices-of.ts'
import type { SisImportCreateMessages } from './messages.ts'
import * as css from './screen.css.ts'
import type { FileStartState } from './use-file-start.ts'
import { whatFileSays } from './what-file-says.ts'

export type FileStartProps = {
  start: FileStartState
  choices: readonly ComponentChoice[]
  m: SisImportCreateMessages['file']
}

/** A file that says by its columns what it holds. */
export function FileStart({ start, choices, m }: FileStartProps): ReactElement {
  const { file, sniffed, proposal, problem, reading, take, letGo } = start
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
          busy={reading}
          error={problem}
          texts={m.drop}
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
    </FormSection>
  )
}
