import { componentTitle, referenceResource, useDistrict, useItem } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { useStandardTemplates } from '../../features/templates/import-templates/use-standard-templates.ts'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { Field } from '../../parts/field/field.tsx'
import { Select } from '../../parts/select/select.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'
import type { SisImportTemplatesMessages } from './messages.ts'
import { OutcomeBanner } from './outcome-banner.tsx'
import * as css from './standard-dialog.css.ts'
import type { Template } from './template-row.ts'

export type StandardDialogProps = {
  /** Of the district's year. */
  templates: readonly Template[]
  onClose(): void
  /** Templates were saved, and are about to be asked for again. */
  onSaved(): void
  m: SisImportTemplatesMessages
}

/** Makes the templates that are usual with a SIS, for the components that have none. */
export function StandardDialog({ templates, onClose, onSaved, m: texts }: StandardDialogProps): ReactElement {
  const { standard: m } = texts
  const own = useDistrict().selected?.sisProviderName
  const systems = useItem(referenceResource.sisSystems)
  const [picked, pick] = useState<string | null>(null)
  const system =
    systems.data?.find(({ id }) => String(id) === picked) ??
    systems.data?.find(({ provider }) => picked === null && provider.name === own)
  const { missing, making, outcome, make } = useStandardTemplates(system, templates, onSaved)
  const count = missing?.length ?? 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.title}
      locked={making}
      actions={
        <>
          <Button onClick={onClose} disabledReason={making ? m.making : undefined}>
            {outcome ? m.close : m.cancel}
          </Button>
          {count > 0 || making ? (
            <Button kind="primary" busy={making} busyLabel={m.making} onClick={() => void make()}>
              {m.make(count)}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css.body}>
        <p className={dialog.text}>{m.text}</p>
        {systems.loading ? <Skeleton shape="block" /> : null}
        {systems.data ? (
          <Field label={m.system}>
            <Select
              value={system ? String(system.id) : ''}
              placeholder={m.choose}
              disabled={making}
              options={systems.data.map(({ id, provider }) => ({ value: String(id), label: provider.name }))}
              onChange={pick}
            />
          </Field>
        ) : systems.errors.length > 0 ? (
          <p className={dialog.text}>
            {m.systemsFailed}{' '}
            <Button kind="link" size="sm" onClick={systems.retry}>
              {m.tryAgain}
            </Button>
          </p>
        ) : null}
        {missing ? (
          <p className={dialog.text}>
            {count === 0 ? m.none : m.missing(missing.map(componentTitle).join(', '))}
          </p>
        ) : null}
        <OutcomeBanner outcome={outcome} done={m.made} failed={m.failed} reason={texts.upload.reason} />
      </div>
    </Dialog>
  )
}
