import { type SisSystem, sisImportsResource, useApi, useDistrictScope } from '@edconsole/console-core'
import { type ReactElement, useMemo } from 'react'
import {
  type PlannedTemplate,
  planUpload,
} from '../../features/templates/import-templates/template-file/plan-upload.ts'
import {
  type FileFault,
  readTemplateFile,
} from '../../features/templates/import-templates/template-file/read-template-file.ts'
import { useOneByOne } from '../../features/templates/import-templates/use-one-by-one.ts'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { FileDrop } from '../../parts/file-drop/file-drop.tsx'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'
import type { Step } from '../../patterns/one-by-one/run-one-by-one.ts'
import { type ReadFile, usePickedFile } from '../../patterns/one-by-one/use-picked-file.ts'
import type { SisImportTemplatesMessages } from './messages.ts'
import { OutcomeBanner } from './outcome-banner.tsx'
import { nameOfPlanned, PlannedItem } from './planned-item.tsx'
import type { Template } from './template-row.ts'
import * as css from './upload-dialog.css.ts'

/** A whole set has some hundred kB. */
const MOST_BYTES = 5_000_000

export type UploadDialogProps = {
  /** Of the district's year. */
  templates: readonly Template[]
  systems: readonly SisSystem[]
  may: { create: boolean; edit: boolean }
  onClose(): void
  /** Templates were saved, and are about to be asked for again. */
  onSaved(): void
  m: SisImportTemplatesMessages
}

/** Shows what a file of templates would change, and saves it template by template. */
export function UploadDialog({
  templates,
  systems,
  may,
  onClose,
  onSaved,
  m: texts,
}: UploadDialogProps): ReactElement {
  const { upload: m } = texts
  const [picked, pick, letGo] = usePickedFile(read)
  const { start, running, outcome } = useOneByOne(onSaved)
  const steps = useSteps(m)
  const { create, edit } = may
  const raw = picked?.state === 'read' ? picked.content : undefined
  const plan = useMemo(
    () => raw && planUpload(raw, { stored: templates, systems, may: { create, edit } }),
    [raw, templates, systems, create, edit],
  )
  const due = plan ? steps(plan) : []
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.title}
      locked={running}
      actions={
        <>
          <Button onClick={onClose} disabledReason={running ? m.applying : undefined}>
            {outcome ? m.close : m.cancel}
          </Button>
          {plan && (due.length > 0 || running || !outcome) ? (
            <Button
              kind="primary"
              busy={running}
              busyLabel={m.applying}
              disabledReason={due.length === 0 && !running ? m.nothing : undefined}
              onClick={() => void start(due)}
            >
              {m.apply(due.length)}
            </Button>
          ) : null}
        </>
      }
    >
      <p className={dialog.text}>{m.text}</p>
      <div className={css.pick}>
        <FileDrop
          label={m.file}
          accept="application/json,.json"
          maxBytes={MOST_BYTES}
          help={m.help}
          file={picked?.file ?? null}
          onFile={(file) => void pick(file)}
          onRemove={letGo}
          busy={picked?.state === 'reading'}
          disabledReason={running ? m.applying : undefined}
          error={picked?.state === 'refused' ? m.faults[picked.fault] : undefined}
          autofocus
        />
      </div>
      <OutcomeBanner outcome={outcome} done={m.saved} failed={m.failed} reason={m.reason} />
      {plan && picked ? (
        <ul className={css.list} aria-label={m.list(picked.file.name)}>
          {plan.map((planned, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the file is what a template is known by
            <PlannedItem key={index} planned={planned} place={index + 1} m={m} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}

/** The calls that make what was planned come true. */
function useSteps(m: SisImportTemplatesMessages['upload']): (plan: readonly PlannedTemplate[]) => Step[] {
  const api = useApi()
  const lea = useDistrictScope()?.lea
  return (plan) =>
    plan.flatMap((planned, index): Step[] => {
      const name = nameOfPlanned(planned, index + 1, m)
      if (planned.kind === 'new')
        return [{ name, run: () => api.call(sisImportsResource.create, { body: planned.body, lea }) }]
      if (planned.kind !== 'changed') return []
      const { body, stored } = planned
      return [
        { name, run: () => api.call(sisImportsResource.update, { params: { id: stored.id }, body, lea }) },
      ]
    })
}

const read = async (file: File): Promise<ReadFile<readonly unknown[], FileFault | 'unreadable'>> => {
  try {
    const found = readTemplateFile(await file.text())
    return 'fault' in found ? found : { content: found.templates }
  } catch {
    return { fault: 'unreadable' }
  }
}
