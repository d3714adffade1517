import { type SisSystem, sisImportsResource, useApi, useDistrictScope } from '@edconsole/console-core'
import { type ReactElement, useMemo, useRef } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { UploadIcon } from '../../parts/icons/icons.ts'
import {
  type PlannedTemplate,
  planUpload,
} from '../../patterns/import-templates/template-file/plan-upload.ts'
import { type Step, useOneByOne } from '../../patterns/import-templates/use-one-by-one.ts'
import * as dialog from '../../patterns/run-log/dialog-text.css.ts'
import type { SisImportTemplatesMessages } from './messages.ts'
import { OutcomeBanner } from './outcome-banner.tsx'
import { nameOfPlanned, PlannedItem } from './planned-item.tsx'
import type { Template } from './template-row.ts'
import * as css from './upload-dialog.css.ts'
import { faultText, usePickedFile } from './use-picked-file.ts'

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
  const input = useRef<HTMLInputElement>(null)
  const [file, pick] = usePickedFile()
  const { start, running, outcome } = useOneByOne(onSaved)
  const steps = useSteps(m)
  const { create, edit } = may
  const raw = file?.state === 'read' ? file.templates : undefined
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
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label={m.pick}
          className={css.input}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            // The same file may be chosen again after it was mended.
            currentTarget.value = ''
            if (chosen) void pick(chosen)
          }}
        />
        <Button
          icon={<UploadIcon />}
          busy={file?.state === 'reading'}
          busyLabel={m.reading}
          disabledReason={running ? m.applying : undefined}
          data-autofocus
          onClick={() => input.current?.click()}
        >
          {file ? m.pickOther : m.pick}
        </Button>
      </div>
      {file?.state === 'refused' ? (
        <p role="alert" className={dialog.problem}>
          {m.refusedFile}. {faultText(file.fault, m)}
        </p>
      ) : null}
      <OutcomeBanner outcome={outcome} done={m.saved} failed={m.failed} reason={m.reason} />
      {plan && file ? (
        <ul className={css.list} aria-label={m.list(file.name)}>
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
