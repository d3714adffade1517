import {
  componentTitle,
  type SisImportTemplate,
  type SisSystem,
  type SourceFormatSummary,
  useUnsavedChanges,
} from '@edconsole/console-core'
import {
  editsOf,
  type ImportedComponent,
  NOTHING_SEEN,
  type TemplateDraft,
  untranslatedIn,
} from '@edconsole/console-core/import-rules'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import type { TriedFile } from '../../features/templates/dry-run/index.ts'
import { useDraftHistory } from '../../features/templates/mapping-editor/use-draft-history.ts'
import { useUndoKey } from '../../features/templates/mapping-editor/use-undo-key.ts'
import { Stepper } from '../../parts/stepper/stepper.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { MappingStep } from './mapping-step.tsx'
import type { SisImportCreateMessages } from './messages.ts'
import { ReviewStep } from './review-step.tsx'
import * as css from './screen.css.ts'
import type { Begun } from './start-draft.ts'
import { emptyStart, standardStart } from './start-draft.ts'
import { STEP_IDS, type StepId } from './steps-of.ts'
import { useFileCodes } from './use-file-codes.ts'
import type { FileStartState } from './use-file-start.ts'
import { useBegun, useKeptNew } from './use-kept-new.ts'

export type DraftingProps = {
  districtId: string
  component: ImportedComponent
  system: SisSystem | undefined
  systems: readonly SisSystem[]
  formats: readonly SourceFormatSummary[]
  /** What the first step began with; without it, after a reload, what was kept. */
  begun: Begun | undefined
  /** The file that it began with, or another one to try it on. */
  fileStart: FileStartState
  step: Exclude<StepId, 'component'>
  /** A column is opened there. */
  onStep: (step: StepId, column?: string) => void
  /** Hears of every state of the draft. */
  onDraft: (begun: Begun) => void
  /** Stored meanwhile for the same component: by another user, or by a call whose answer was lost. */
  existing: Pick<SisImportTemplate, 'id' | 'name'> | undefined
  m: SisImportCreateMessages
}

/** The template while it is made: its columns, its codes, and a last look at all of it. */
export function Drafting(props: DraftingProps): ReactElement {
  const { districtId, component, systems, begun, fileStart, step, onStep, onDraft, existing, m } = props
  const found = useBegun(component)
  const [start] = useState(
    (): TemplateDraft =>
      begun?.draft ??
      found?.draft ??
      standardStart(component, props.system) ??
      emptyStart(component, props.system),
  )
  const history = useDraftHistory(() => start)
  const { draft, change, undo } = history
  const [seen, setSeen] = useState(() => begun?.seen ?? found?.seen ?? NOTHING_SEEN)
  const [tried, setTried] = useState<TriedFile | null>(null)
  const { sniffed } = fileStart
  const file = sniffed ? fileStart.file : null
  const codes = useFileCodes({ file, draft, onSeen: setSeen })
  const known = useMemo(() => (sniffed ? { ...seen, dateForms: sniffed.dateForms } : seen), [seen, sniffed])
  const untranslated = useMemo(() => untranslatedIn(draft, seen), [draft, seen])
  const kept = useKeptNew({ draft, seen }, component)
  useEffect(() => onDraft({ draft, seen }))
  const [isCreated, setCreated] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const names = useMemo(() => [m.unsaved.begun], [m])
  useUnsavedChanges(!isCreated, names, kept.drop)
  useUndoKey(root, undo)
  const system = systems.find(({ id }) => id === draft.fields.sisSystemId)
  const at = STEP_IDS.indexOf(step)
  const stepper = (
    <Stepper
      label={m.stepper}
      current={step}
      onStep={(id) => onStep(STEP_IDS.find((one) => one === id) ?? 'component')}
      steps={STEP_IDS.map((id, index) => ({ id, label: m.steps[id], done: index < at }))}
    />
  )
  const title = componentTitle(component)
  return (
    <div ref={root} className={css.root} data-ec-form="">
      <PageHeader title={m.titleOf(title)} record={title} />
      {step === 'review' ? (
        <div className={css.columns}>
          <div className={css.steps}>{stepper}</div>
          <ReviewStep
            districtId={districtId}
            draft={draft}
            systems={systems}
            system={system}
            format={props.formats.find(({ id }) => id === draft.fields.sourceFormat)}
            file={fileStart.file}
            onFile={(next) => {
              const { delimiter, encoding, hasHeader } = draft.fields
              void fileStart.takeForDraft(next, { delimiter, encoding, hasHeader })
            }}
            tried={tried}
            onTried={setTried}
            untranslated={untranslated}
            onMap={(columnName, header) =>
              change((was) => {
                const column = was.columns[columnName]
                const mapped = column && { ...column, mappingType: 'column' as const, sourceColumn: header }
                return mapped ? { ...was, columns: { ...was.columns, [columnName]: mapped } } : was
              })
            }
            onStep={onStep}
            existing={isCreated ? undefined : existing}
            m={m}
            edits={editsOf(emptyStart(component, undefined), draft)}
            onFields={(fields, name) =>
              change((was) => ({ ...was, fields: { ...was.fields, ...fields } }), name)
            }
            onCreated={() => {
              kept.drop()
              setCreated(true)
            }}
          />
        </div>
      ) : (
        <>
          <div className={css.short}>{stepper}</div>
          <MappingStep
            key={step}
            draft={draft}
            system={system}
            step={step}
            onStep={onStep}
            undo={undo}
            m={m}
            onChange={change}
            seen={known}
            codes={codes}
            untranslated={untranslated}
          />
        </>
      )}
    </div>
  )
}
