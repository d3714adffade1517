import type { SisSystem, SourceFormatSummary } from '@edconsole/console-core'
import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import type { ReactElement } from 'react'
import { Field } from '../../parts/field/field.tsx'
import { RadioCards } from '../../parts/radio-cards/radio-cards.tsx'
import { Select } from '../../parts/select/select.tsx'
import { Stepper } from '../../parts/stepper/stepper.tsx'
import { FormCell, FormSection } from '../../patterns/form-section/form-section.tsx'
import type { ComponentChoice } from './choices-of.ts'
import { isFree } from './choices-of.ts'
import { FileStart } from './file-start.tsx'
import type { SisImportCreateMessages } from './messages.ts'
import * as css from './screen.css.ts'
import type { Start } from './starts-of.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepForm } from './step-form.tsx'
import { STEP_IDS } from './steps-of.ts'
import type { FileStartState } from './use-file-start.ts'

export type ComponentStepProps = {
  choices: readonly ComponentChoice[]
  systems: readonly SisSystem[]
  system: SisSystem | undefined
  /** The chosen one, unless it cannot be chosen. */
  component: ImportedComponent | undefined
  /** What the address asks for. */
  wanted: ComponentChoice | undefined
  fileStart: FileStartState
  /** What it may begin with, and the one that is picked; none before a component is chosen. */
  starts: readonly Start[]
  start: Start | undefined
  onStart: (start: Start['value']) => void
  /** Formats that have the component, and the chosen one. */
  formats: readonly SourceFormatSummary[]
  format: SourceFormatSummary | undefined
  onFormat: (id: string) => void
  onSystem: (id: string) => void
  onComponent: (component: ImportedComponent) => void
  onContinue: () => void
  m: SisImportCreateMessages
}

/** Step 1: what is imported, from which system, and what to begin with. */
export function ComponentStep(props: ComponentStepProps): ReactElement {
  const { choices, systems, system, component, wanted, fileStart, starts, start, m } = props
  const { formats, format, onFormat } = props
  const notes = {
    kept: (about: string) => m.start.keptNote(about),
    file: (about: string) => m.start.fileNote(about),
    standard: (about: string) => m.start.standardNote(about),
    format: () => m.start.formatNote,
    empty: () => m.start.emptyNote,
  }
  return (
    <div className={css.columns}>
      <div className={css.steps}>
        <Stepper
          label={m.stepper}
          current="component"
          onStep={() => {}}
          steps={STEP_IDS.map((id) => ({ id, label: m.steps[id] }))}
        />
      </div>
      <StepForm onContinue={props.onContinue}>
        <FormSection stacked title={m.system.title} help={m.system.help}>
          <FormCell width="half">
            <Field label={m.system.label}>
              <Select
                value={String(system?.id ?? '')}
                onChange={props.onSystem}
                options={[
                  { value: '', label: m.system.none },
                  ...systems.map(({ id, provider }) => ({ value: String(id), label: provider.name })),
                ]}
              />
            </Field>
          </FormCell>
        </FormSection>
        <FileStart start={fileStart} choices={choices} m={m.file} />
        <FormSection stacked title={m.component.label} help={m.component.help}>
          <FormCell>
            <RadioCards
              label={m.component.label}
              value={component ?? wanted?.componentName ?? ''}
              onChange={props.onComponent}
              options={choices.map((choice) => ({
                value: choice.componentName,
                label: choice.displayName,
                note: noteOf(choice, system, m),
                disabled: !isFree(choice),
              }))}
            />
          </FormCell>
        </FormSection>
        {start && (
          <FormSection stacked title={m.start.title} help={m.start.help}>
            <FormCell>
              <RadioCards
                label={m.start.label}
                value={start.value}
                onChange={props.onStart}
                options={starts.map(({ value, about }) => ({
                  value,
                  label: m.start[value],
                  note: notes[value](about),
                }))}
              />
            </FormCell>
            {start.value === 'format' && format && (
              <FormCell width="half">
                <Field label={m.start.formatLabel} help={m.start.formatFiles(filesIn(format, component))}>
                  <Select
                    value={format.id}
                    onChange={onFormat}
                    options={formats.map(({ id, title }) => ({ value: id, label: title }))}
                  />
                </Field>
              </FormCell>
            )}
          </FormSection>
        )}
        <div className={css.end}>
          <StepButtons m={m} disabledReason={start ? undefined : m.component.choose} />
        </div>
      </StepForm>
    </div>
  )
}

const filesIn = ({ components }: SourceFormatSummary, component: ImportedComponent | undefined) =>
  components.find(({ componentName }) => componentName === component)?.files ?? []

const noteOf = (
  { displayName, taken, isActive, calledIn }: ComponentChoice,
  system: SisSystem | undefined,
  m: SisImportCreateMessages,
): string | undefined => {
  if (taken !== undefined) return taken === displayName ? m.component.taken : m.component.takenBy(taken)
  if (!isActive) return m.component.inactive
  return calledIn && system ? m.component.calledIn(calledIn, system.provider.name) : undefined
}
