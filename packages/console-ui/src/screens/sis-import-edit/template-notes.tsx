import { type Draft, formatDateTime, useConsoleSettings } from '@edconsole/console-core'
import { draftOf, editsOf, mergeDrafts } from '@edconsole/console-core/import-rules'
import { type ReactElement, useEffect, useRef } from 'react'
import { editNames } from '../../features/templates/mapping-editor/edit-names.ts'
import { withKept } from '../../features/templates/mapping-editor/kept-changes.ts'
import type { FaultPlace } from '../../features/templates/settings/save-fault.ts'
import { Button } from '../../parts/button/button.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import { namesOf } from '../../patterns/save-bar/names-of.ts'
import { FailedSave } from '../../patterns/states/failed-save.tsx'
import type { SisImportEditMessages } from './messages.ts'
import * as css from './screen.css.ts'
import type { Editing } from './use-editing.ts'
import type { KeptDraft } from './use-kept-draft.ts'
import type { TemplateSaving } from './use-save-template.ts'

export type TemplateNotesProps = {
  editing: Editing
  saving: TemplateSaving
  kept: KeptDraft
  labels: Readonly<Record<string, string>>
  onGo: (at: FaultPlace) => void
  onCompare: () => void
  /** Starts an import with what was saved; absent where none can be started. */
  onSync: (() => Promise<void>) | undefined
  m: SisImportEditMessages
}

/** Above the editor: what kept a save from being done, what others changed, what was kept from before. */
export function TemplateNotes({
  editing,
  saving,
  kept,
  labels,
  onGo,
  onCompare,
  onSync,
  m,
}: TemplateNotesProps): ReactElement | null {
  const { timeZone } = useConsoleSettings()
  const { faults, theirs, partly } = saving
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (faults.length > 0) summary.current?.focus()
  }, [faults])
  const offersSync = saving.isSaved && !editing.isDirty && onSync !== undefined
  if (faults.length === 0 && theirs === null && kept.offer === null && !offersSync) return null
  const reload = () => {
    if (!theirs) return
    editing.adopt(theirs, mergeDrafts(editing.saved, editing.draft, draftOf(theirs)).draft)
    saving.clear()
  }
  return (
    <div className={css.notes}>
      {faults.length > 0 && (
        <FailedSave
          ref={summary}
          outcomeUnknown={faults.some((fault) => fault.outcomeUnknown)}
          title={partly ? m.save.partlyFailed(partly.of - partly.saved, partly.of) : m.save.failed}
          faults={faults.map(({ text, at }, index) => ({
            key: `${index} ${text}`,
            text,
            ...(at !== null && { onGo: () => onGo(at) }),
          }))}
        />
      )}
      {offersSync && (
        <Banner
          tone="info"
          role="status"
          action={
            <Button size="sm" onClick={() => void onSync()}>
              {m.save.sync}
            </Button>
          }
        >
          {m.save.waits}
        </Banner>
      )}
      {theirs !== null && (
        <Banner
          tone="warning"
          role="alert"
          title={m.conflict.title}
          action={
            <span className={css.buttons}>
              <Button size="sm" onClick={onCompare}>
                {m.conflict.compare}
              </Button>
              <Button size="sm" onClick={reload}>
                {m.conflict.reload}
              </Button>
            </span>
          }
        >
          {m.conflict.text(theirs.updatedBy ?? m.conflict.somebody, theirs.version)}
        </Banner>
      )}
      {kept.offer !== null && (
        <Banner
          tone="info"
          role="status"
          title={m.offer.title}
          action={
            <span className={css.buttons}>
              <Button size="sm" onClick={kept.discard}>
                {m.offer.discard}
              </Button>
              <Button size="sm" onClick={kept.restore}>
                {m.offer.restore}
              </Button>
            </span>
          }
        >
          {m.offer.text(
            formatDateTime(kept.offer.at, timeZone),
            keptNames(kept.offer.values, editing, labels, m),
          )}
        </Banner>
      )}
    </div>
  )
}

/** What a kept draft would change, in words. */
const keptNames = (
  values: Draft['values'],
  { saved, base }: Pick<Editing, 'saved' | 'base'>,
  labels: Readonly<Record<string, string>>,
  { save }: Pick<SisImportEditMessages, 'save'>,
): string => {
  const edits = editsOf(saved, withKept(saved, values))
  return namesOf(editNames(edits, base.componentName, labels, save))
}
