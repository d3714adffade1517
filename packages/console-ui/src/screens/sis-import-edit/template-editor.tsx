import {
  componentTitle,
  placeOf,
  referenceResource,
  type SisImportTemplateDetailed,
  type SisSystem,
  useItem,
  useMessages,
  useNavigator,
  useUnsavedChanges,
} from '@edconsole/console-core'
import { columnsOf, isFed, type TemplateDraft, withTrial } from '@edconsole/console-core/import-rules'
import { type ReactElement, useMemo, useRef, useState } from 'react'
import { importRunMessages } from '../../features/imports/messages.ts'
import { useMaySync } from '../../features/imports/use-may-sync.ts'
import { useSync } from '../../features/imports/use-sync.ts'
import type { TriedFile } from '../../features/templates/dry-run/index.ts'
import { editNames } from '../../features/templates/mapping-editor/edit-names.ts'
import { MappingEditor } from '../../features/templates/mapping-editor/mapping-editor.tsx'
import { useDatabaseColumns } from '../../features/templates/mapping-editor/use-database-columns.ts'
import { useEditorAddress } from '../../features/templates/mapping-editor/use-editor-address.ts'
import { useUndoKey } from '../../features/templates/mapping-editor/use-undo-key.ts'
import { messages as settingsMessages } from '../../features/templates/settings/messages.ts'
import { type FaultPlace, refusedTranslations } from '../../features/templates/settings/save-fault.ts'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { FileIcon, ResetIcon, SettingsIcon } from '../../parts/icons/icons.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import { RowBar } from '../../parts/row-bar/row-bar.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { useSaveKey } from '../../patterns/resource-form/use-save-key.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { messages, type SisImportEditMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { TemplateBar } from './template-bar.tsx'
import { TemplateNotes } from './template-notes.tsx'
import { type Editing, useEditing } from './use-editing.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useSaveTemplate } from './use-save-template.ts'

const SettingsDrawer = /* @__PURE__ */ lazyOverlay(
  async () => (await import('./settings-drawer.tsx')).SettingsDrawer,
)
const TryDrawer = /* @__PURE__ */ lazyOverlay(async () => (await import('./try-drawer.tsx')).TryDrawer)
const CompareDialog = /* @__PURE__ */ lazyOverlay(
  async () => (await import('./compare-dialog.tsx')).CompareDialog,
)

export type TemplateEditorProps = { stored: SisImportTemplateDetailed; districtId: string }

/** A stored template: its columns, its settings, and the one save of both. */
export function TemplateEditor({ stored, districtId }: TemplateEditorProps): ReactElement {
  const m = useMessages('sis-import-edit', messages)
  const { fields: labels } = useMessages('template-settings', settingsMessages)
  const systems = useItem(referenceResource.sisSystems).data ?? []
  const database = useDatabaseColumns(stored.componentName)
  const editing = useEditing(stored)
  const { draft, base, isDirty, edits, undo } = editing
  const saving = useSaveTemplate(editing, { save: m.save, labels })
  const kept = useKeptDraft(editing)
  const address = useEditorAddress()
  const [asked, setAsked] = useState<'settings' | 'compare' | 'try' | null>(null)
  const [tried, setTried] = useState<TriedFile | null>(null)
  const seen = useMemo(() => seenWith(editing.seen, tried), [editing.seen, tried])
  const refused = useMemo(() => refusedTranslations(saving.faults), [saving.faults])
  const close = () => setAsked(null)
  const root = useRef<HTMLDivElement>(null)
  const sync = useSyncSaved({ draft, districtId, m })
  const system = systems.find(({ id }) => id === draft.fields.sisSystemId)

  useUnsavedChanges(isDirty, editNames(edits, base.componentName, labels, m.save), kept.drop, saving.saving)
  useSaveKey(root, isDirty, () => void saving.save())
  useUndoKey(root, undo)
  const goTo = (at: FaultPlace) => {
    if (at?.kind === 'field') setAsked('settings')
    if (at?.kind === 'column') address.onOpen(at.name)
  }
  return (
    <div ref={root} className={css.root} data-ec-form="">
      <PageHeader
        title={m.titleOf(componentTitle(base.componentName))}
        record={componentTitle(base.componentName)}
        meta={
          <TemplateHead
            draft={draft}
            system={system}
            districtId={districtId}
            lastBatchId={base.lastBatchId}
            m={m.head}
          />
        }
        actions={
          <PageActions
            items={[
              {
                id: 'try',
                ...(tried === null
                  ? { label: m.actions.tryFile, note: m.actions.tryNote }
                  : { label: m.actions.showTrial, note: m.actions.trialNote(tried.file.name) }),
                icon: <FileIcon />,
                run: () => setAsked('try'),
                needs: TryDrawer,
              },
              {
                id: 'settings',
                label: m.actions.settings,
                note: m.actions.settingsNote,
                icon: <SettingsIcon />,
                run: () => setAsked('settings'),
                needs: SettingsDrawer,
              },
            ]}
          />
        }
      />
      <TemplateNotes
        editing={editing}
        saving={saving}
        kept={kept}
        labels={labels}
        m={m}
        onGo={goTo}
        onCompare={() => setAsked('compare')}
        onSync={sync.reason === undefined ? sync.start : undefined}
      />
      {database.columns ? (
        <MappingEditor
          {...address}
          columns={database.columns}
          possible={database.possible}
          draft={draft}
          saved={editing.saved}
          refused={refused}
          seen={seen}
          kind={system?.kind}
          onChange={editing.change}
          tools={
            <IconButton
              label={m.actions.undo}
              icon={<ResetIcon />}
              onClick={undo}
              disabledReason={undo ? undefined : m.actions.nothingToUndo}
            />
          }
        />
      ) : database.failure ? (
        <ErrorState failure={database.failure} onRetry={database.retry} />
      ) : (
        <EditorSkeleton label={m.loading} />
      )}
      <TemplateBar
        editing={editing}
        saving={saving}
        labels={labels}
        m={m.save}
        noSync={sync.reason}
        onShowFault={() => goTo(saving.faults.find(({ at }) => at !== null)?.at ?? null)}
        onSync={async () => {
          if (await saving.save()) await sync.start()
        }}
      />
      {asked === 'settings' && (
        <SettingsDrawer
          editing={editing}
          systems={systems}
          faults={saving.faults}
          onClose={close}
          m={m.actions}
        />
      )}
      {asked === 'try' && (
        <TryDrawer
          editing={editing}
          tried={tried}
          onClose={close}
          m={m.actions}
          onTried={setTried}
          onOpen={address.onOpen}
        />
      )}
      {asked === 'compare' && saving.theirs !== null && (
        <CompareDialog
          editing={editing}
          labels={labels}
          m={m}
          theirs={saving.theirs}
          onClose={close}
          onSettle={(settled) => {
            if (saving.theirs) editing.adopt(saving.theirs, settled)
            saving.clear()
            close()
          }}
        />
      )}
    </div>
  )
}

/** What the last import has shown of the SIS, and a file that was tried here since. */
const seenWith = (seen: Editing['seen'], tried: TriedFile | null): Editing['seen'] =>
  tried === null
    ? seen
    : withTrial(seen, { ...tried.report, fileName: tried.file.name, template: tried.template })

type TemplateHeadProps = {
  draft: TemplateDraft
  system: SisSystem | undefined
  districtId: string
  lastBatchId: number | null
  m: SisImportEditMessages['head']
}

/** What the template reads, how far it is, and which import has used it. */
function TemplateHead({ draft, system, districtId, lastBatchId, m }: TemplateHeadProps): ReactElement {
  const required = columnsOf(draft.fields.componentName).filter(({ isRequired }) => isRequired)
  const mapped = required.filter(({ columnName }) => {
    const column = draft.columns[columnName]
    return column !== undefined && isFed(column)
  }).length
  return (
    <span className={css.facts}>
      {system && <span>{system.provider.name}</span>}
      <span className={css.progress}>
        {m.mapped(mapped, required.length)}
        <span className={css.bar}>
          <RowBar decorative accepted={mapped} rejected={required.length - mapped} />
        </span>
      </span>
      {lastBatchId === null ? (
        <span>{m.neverUsed}</span>
      ) : (
        <PlaceLink to={placeOf('import-log-results', { districtId, batchId: String(lastBatchId) })}>
          {m.lastUsed(String(lastBatchId))}
        </PlaceLink>
      )}
    </span>
  )
}

type Options = { draft: TemplateDraft; districtId: string; m: SisImportEditMessages }

/** Starts an import of the template's component, and leads to it. `reason` says why it cannot be started once it is saved. */
const useSyncSaved = ({
  draft,
  districtId,
  m,
}: Options): { reason: string | undefined; start(): Promise<void> } => {
  const { go } = useNavigator()
  const maySync = useMaySync()
  const { start } = useSync(useMessages('import-run', importRunMessages))
  const { componentName, isEnabled } = draft.fields
  const open = columnsOf(componentName).filter(({ columnName, isRequired }) => {
    const column = draft.columns[columnName]
    return isRequired && !(column && isFed(column))
  }).length
  return {
    reason: !maySync
      ? m.save.notAllowed
      : open > 0
        ? m.save.unmapped(open)
        : isEnabled
          ? undefined
          : m.save.off,
    async start() {
      const batchId = await start([componentName])
      if (batchId !== null) go(placeOf('import-log-results', { districtId, batchId: String(batchId) }))
    },
  }
}
