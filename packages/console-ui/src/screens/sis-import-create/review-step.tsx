import {
  componentTitle,
  formatCount,
  placeOf,
  type SisImportTemplate,
  type SisSystem,
  type SourceFormatSummary,
  useMessages,
} from '@edconsole/console-core'
import {
  columnsOf,
  type DraftFields,
  isFed,
  ruleTemplateOf,
  type TemplateDraft,
  type TemplateEdits,
  type UntranslatedColumn,
} from '@edconsole/console-core/import-rules'
import { type ReactElement, useEffect, useRef } from 'react'
import type { TriedFile } from '../../features/templates/dry-run/index.ts'
import { sameTemplate } from '../../features/templates/dry-run/same-template.ts'
import { messages as settingsMessages } from '../../features/templates/settings/messages.ts'
import { TemplateSettings } from '../../features/templates/settings/template-settings.tsx'
import { Button } from '../../parts/button/button.tsx'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import { FormCell, FormSection } from '../../patterns/form-section/form-section.tsx'
import { usePlaceLink } from '../../patterns/place-link/use-place-link.ts'
import { FailedSave } from '../../patterns/states/failed-save.tsx'
import { openColumns } from './mapping-step.tsx'
import type { SisImportCreateMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepForm } from './step-form.tsx'
import type { StepId } from './steps-of.ts'
import { useCreateTemplate } from './use-create-template.ts'

// With the rules of an import it weighs a lot.
const FileCheck = /* @__PURE__ */ lazyPart(async () => (await import('./file-check.tsx')).FileCheck)

export type ReviewStepProps = {
  districtId: string
  draft: TemplateDraft
  /** All that differs from an empty template. */
  edits: TemplateEdits
  system: SisSystem | undefined
  /** Whose files are put together. */
  format: SourceFormatSummary | undefined
  /** The file to try it on. */
  file: File | null
  onFile: (file: File) => void
  tried: TriedFile | null
  onTried: (tried: TriedFile) => void
  untranslated: readonly UntranslatedColumn[]
  /** Feeds a column from one of the file's. */
  onMap: (columnName: string, header: string) => void
  systems: readonly SisSystem[]
  onFields: (change: Partial<DraftFields>, step?: string) => void
  /** A column is opened there. */
  onStep: (step: StepId, column?: string) => void
  /** Stored meanwhile for the same component. */
  existing: Pick<SisImportTemplate, 'id' | 'name'> | undefined
  /** The template is stored: nothing is left to be kept. */
  onCreated: () => void
  m: SisImportCreateMessages
}

/** Step 4: all of it once more, with the settings; then it is created. */
export function ReviewStep(props: ReviewStepProps): ReactElement {
  const { districtId, draft, edits, system, format, systems, onFields, onStep, existing, onCreated, m } =
    props
  const { file, onFile, tried, onTried, untranslated, onMap } = props
  const { review } = m
  const { fields: labels } = useMessages('template-settings', settingsMessages)
  const creating = useCreateTemplate({ districtId, draft, edits, labels, onCreated })
  const link = usePlaceLink(
    existing ? placeOf('sis-import-edit', { districtId, id: String(existing.id) }) : null,
  )
  const summary = useRef<HTMLElement>(null)
  const { faults } = creating
  // After the button at the end was pressed, what is wrong is announced at once.
  useEffect(() => {
    if (faults.length > 0) summary.current?.focus()
  }, [faults])
  const definitions = columnsOf(draft.fields.componentName)
  const required = definitions.filter(({ isRequired }) => isRequired).length
  const open = openColumns(draft)
  const columns = Object.values(draft.columns)
  const values = untranslated.reduce((sum, column) => sum + column.values.length, 0)
  const translations = columns.reduce((sum, column) => sum + column.translations.length, 0)
  return (
    <StepForm onContinue={() => void creating.create()}>
      {existing && !creating.running && (
        <div className={css.note}>
          <Banner
            role="status"
            tone="warning"
            title={review.exists(existing.name)}
            action={
              <Button size="sm" {...link}>
                {review.openExisting}
              </Button>
            }
          >
            {review.existsNote}
          </Banner>
        </div>
      )}
      {creating.faults.length > 0 && (
        <div className={css.note}>
          <FailedSave
            ref={summary}
            title={review.failed}
            outcomeUnknown={faults.some((fault) => fault.outcomeUnknown)}
            faults={creating.faults.map(({ text, at }, index) => ({
              key: `${index} ${text}`,
              text,
              ...(at?.kind === 'column' && { onGo: () => onStep('columns', at.name) }),
            }))}
          />
        </div>
      )}
      <FormSection stacked title={review.title}>
        <FormCell>
          <KeyValue
            label={review.title}
            items={[
              { key: review.component, value: componentTitle(draft.fields.componentName) },
              { key: review.system, value: system?.provider.name },
              ...(format ? [{ key: review.format, value: format.title }] : []),
              { key: review.required, value: review.ratio(required - open, required) },
              { key: review.mapped, value: review.ratio(columns.filter(isFed).length, definitions.length) },
              { key: review.translations, value: formatCount(translations) },
            ]}
          />
        </FormCell>
        {values > 0 && (
          <FormCell>
            <Banner
              tone="warning"
              title={review.untranslated(values)}
              action={
                <Button size="sm" onClick={() => onStep('values', untranslated[0]?.definition.columnName)}>
                  {review.translate}
                </Button>
              }
            >
              {review.untranslatedNote}
            </Banner>
          </FormCell>
        )}
        {open > 0 && (
          <FormCell>
            <Banner
              tone="warning"
              title={review.open(open)}
              action={
                <Button size="sm" onClick={() => onStep('columns')}>
                  {review.map}
                </Button>
              }
            />
          </FormCell>
        )}
      </FormSection>
      {/* One file of a set says nothing about what is put together. */}
      {draft.fields.sourceFormat === null && (
        <FileCheck
          file={file}
          onFile={onFile}
          draft={draft}
          districtId={districtId}
          tried={tried}
          onTried={onTried}
          onMapColumn={(columnName, header) =>
            header === null ? onStep('columns', columnName) : onMap(columnName, header)
          }
          onTranslate={(columnName) => onStep('values', columnName)}
          m={m}
        />
      )}
      <TemplateSettings
        fields={draft.fields}
        faults={creating.fieldFaults}
        systems={systems}
        onChange={onFields}
      />
      {tried && tried.file === file && <TrialOutcome tried={tried} draft={draft} m={m.check.outcome} />}
      <div className={css.end}>
        <StepButtons
          m={m}
          label={review.create}
          busyLabel={creating.running ? review.creating : undefined}
          onBack={() => onStep('values')}
        />
      </div>
    </StepForm>
  )
}

type TrialOutcomeProps = {
  tried: TriedFile
  draft: TemplateDraft
  m: SisImportCreateMessages['check']['outcome']
}

/** What the trial has found, where the template is created: it may be created anyway. Nothing of a trial that is out of date. */
function TrialOutcome({ tried, draft, m }: TrialOutcomeProps): ReactElement | null {
  const { file, report, template } = tried
  const { componentName } = draft.fields
  if (!sameTemplate(template, ruleTemplateOf(draft, { id: 0, componentName }))) return null
  const { fatal, rejected, rows } = report
  if (fatal === null && rejected === 0) return null
  return (
    <div className={css.note}>
      <Banner
        role="status"
        tone="warning"
        title={fatal === null ? m.rejected(rejected, rows) : m.nothing(file.name)}
      >
        {fatal === null ? m.rejectedNote : m.nothingNote(fatal)}
      </Banner>
    </div>
  )
}
