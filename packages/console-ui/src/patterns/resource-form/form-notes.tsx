import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Banner } from '../banner/banner.tsx'
import { namesOf } from '../save-bar/names-of.ts'
import { FailedSave } from '../states/failed-save.tsx'
import { DraftOffer } from './draft-offer.tsx'
import type { FormField } from './form-field.ts'
import { messages } from './messages.ts'
import type { FormDraft } from './use-form-draft.ts'
import type { FormSave } from './use-form-save.ts'

export type FormNotesProps<Values extends object> = {
  fields: readonly FormField<Values>[]
  readOnly: string | undefined
  draft: FormDraft
  saving: FormSave
  conflicts: readonly FormField<Values>[]
  /** What is wrong with fields, in the order of the form. */
  faults: readonly { name: string; text: string }[]
  onCompare: () => void
  onGo: (name: string) => void
}

/** Above a form: why it is only read, what was kept of it, what others changed, what keeps it from being saved. */
export function FormNotes<Values extends object>(props: FormNotesProps<Values>): ReactElement {
  const { fields, readOnly, draft, saving, conflicts, faults, onCompare, onGo } = props
  const m = useMessages('form', messages)
  const { attempted, general, outcomeUnknown, changedElsewhere } = saving
  // A single one has the focus already; several are easier to find in a list.
  const listed = attempted && (general.length > 0 || faults.length > 1)
  return (
    <>
      {listed ? (
        <FailedSave
          title={general.length > 0 ? m.notSaved : m.toCorrect}
          outcomeUnknown={outcomeUnknown}
          faults={[
            ...general.map((text) => ({ key: text, text })),
            ...faults.map(({ name, text }) => ({
              key: name,
              text: `${fields.find((field) => field.name === name)?.label ?? name}: ${text}`,
              onGo: () => onGo(name),
            })),
          ]}
        />
      ) : null}
      {conflicts.length > 0 ? (
        <Banner
          tone="warning"
          role="status"
          title={m.conflict.title}
          action={
            <Button size="sm" onClick={onCompare}>
              {m.conflict.compare}
            </Button>
          }
        >
          {m.conflict.text(namesOf(conflicts.map(({ label }) => label)))}
        </Banner>
      ) : changedElsewhere ? (
        <Banner tone="warning" role="status">
          {m.conflict.elsewhere(changedElsewhere.by)}
        </Banner>
      ) : null}
      {draft.offer ? (
        <DraftOffer draft={draft.offer} fields={fields} onRestore={draft.restore} onDiscard={draft.discard} />
      ) : null}
      {readOnly === undefined ? null : <Banner tone="info">{readOnly}</Banner>}
    </>
  )
}
