import {
  componentTitle,
  placeOf,
  type SisImportTemplate,
  type SisSystem,
  useMessages,
} from '@edconsole/console-core'
import {
  columnsOf,
  type DraftFields,
  isFed,
  type TemplateDraft,
  type TemplateEdits,
} from '@edconsole/console-core/import-rules'
import { type ReactElement, useEffect, useRef } from 'react'
import { messages as settingsMessages } from '../../features/templates/settings/messages.ts'
import { TemplateSettings } from '../../features/templates/settings/template-settings.tsx'
import { Button } from '../../parts/button/button.tsx'
import { ErrorSummary } from '../../parts/error-summary/error-summary.tsx'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import { FormCell, FormSection } from '../../patterns/form-section/form-section.tsx'
import { usePlaceLink } from '../../patterns/place-link/use-place-link.ts'
import { openColumns } from './mapping-step.tsx'
import type { SisImportCreateMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepForm } from './step-form.tsx'
import type { StepId } from './steps-of.ts'
import { useCreateTemplate } from './use-create-template.ts'

export type ReviewStepProps = {
  districtId: string
  draft: TemplateDraft
  /** All that differs from an empty template. */
  edits: TemplateEdits
  system: SisSystem | undefined
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
  const { districtId, draft, edits, system, systems, onFields, onStep, existing, onCreated, m } = props
  const { review } = m
  const { fields: labels } = useMessages('template-settings', settingsMessages)
  const creating = useCreateTemplate({ districtId, draft, edits, labels, onCreated })
  const link = usePlaceLink(
    existing ? placeOf('sis-import-edit', { districtId, id: String(existing.id) }) : null,
  )
  const summary = useRef<HTMLElement>(null)
  const { faults } = creating
  // Whoever pressed the button at the end hears at once what is wrong.
  useEffect(() => {
    if (faults.length > 0) summary.current?.focus()
  }, [faults])
  const definitions = columnsOf(draft.fields.componentName)
  const required = definitions.filter(({ isRequired }) => isRequired).length
  const open = openColumns(draft)
  const columns = Object.values(draft.columns)
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
          <ErrorSummary
            ref={summary}
            title={review.failed}
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
              { key: review.required, value: review.ratio(required - open, required) },
              { key: review.mapped, value: review.ratio(columns.filter(isFed).length, definitions.length) },
              { key: review.translations, value: translations.toLocaleString('en-US') },
            ]}
          />
        </FormCell>
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
      <TemplateSettings
        fields={draft.fields}
        faults={creating.fieldFaults}
        systems={systems}
        onChange={onFields}
      />
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
