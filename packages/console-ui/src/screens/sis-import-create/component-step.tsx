import { formatDateTime, type SisSystem } from '@edconsole/console-core'
import { type ImportedComponent, NOTHING_SEEN } from '@edconsole/console-core/import-rules'
import { type ReactElement, useState } from 'react'
import { Field } from '../../parts/field/field.tsx'
import { RadioCards } from '../../parts/radio-cards/radio-cards.tsx'
import { Select } from '../../parts/select/select.tsx'
import { Stepper } from '../../parts/stepper/stepper.tsx'
import { FormCell, FormSection } from '../../patterns/form-section/form-section.tsx'
import type { ComponentChoice } from './choices-of.ts'
import { isFree } from './choices-of.ts'
import type { Begun } from './create-template.tsx'
import { FileStart } from './file-start.tsx'
import type { SisImportCreateMessages } from './messages.ts'
import type { FileProposal } from './propose-from-file.ts'
import * as css from './screen.css.ts'
import { emptyStart, standardStart } from './start-draft.ts'
import { StepButtons } from './step-buttons.tsx'
import { STEP_IDS } from './steps-of.ts'
import { useBegun } from './use-kept-new.ts'

export type ComponentStepProps = {
  choices: readonly ComponentChoice[]
  systems: readonly SisSystem[]
  system: SisSystem | undefined
  /** The chosen one, unless it cannot be chosen. */
  component: ImportedComponent | undefined
  /** What the address asks for. */
  wanted: ComponentChoice | undefined
  onSystem: (id: number | null) => void
  onComponent: (component: ImportedComponent) => void
  onBegin: (begun: Begun) => void
  m: SisImportCreateMessages
}

/** Step 1: what is imported, from which system, and what to begin with. */
export function ComponentStep(props: ComponentStepProps): ReactElement {
  const { choices, systems, system, component, wanted, onSystem, onComponent, onBegin, m } = props
  const [proposal, setProposal] = useState<FileProposal | undefined>()
  const free = choices.filter(isFree)
  const starts = useStarts({ component, system, proposal })
  const [picked, setPicked] = useState<string>()
  const start = starts.find(({ value }) => value === picked) ?? starts[0]
  const notes = {
    kept: (about: string) => m.start.keptNote(about),
    file: (about: string) => m.start.fileNote(about),
    standard: (about: string) => m.start.standardNote(about),
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
      <div className={css.plain}>
        <FormSection stacked title={m.system.title} help={m.system.help}>
          <FormCell width="half">
            <Field label={m.system.label}>
              <Select
                value={String(system?.id ?? '')}
                onChange={(id) => onSystem(id === '' ? null : Number(id))}
                options={[
                  { value: '', label: m.system.none },
                  ...systems.map(({ id, provider }) => ({ value: String(id), label: provider.name })),
                ]}
              />
            </Field>
          </FormCell>
        </FormSection>
        <FileStart
          {...{ choices, m: m.file }}
          kind={system?.kind}
          onProposal={(next) => {
            setProposal(next)
            setPicked('file')
            if (next) onComponent(next.component)
          }}
        />
        <FormSection
          stacked
          title={m.component.label}
          help={free.length === 0 ? m.component.none : m.component.help}
        >
          <FormCell>
            <RadioCards
              label={m.component.label}
              value={component ?? wanted?.componentName ?? ''}
              onChange={onComponent}
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
                onChange={setPicked}
                options={starts.map(({ value, about }) => ({
                  value,
                  label: m.start[value],
                  note: notes[value](about),
                }))}
              />
            </FormCell>
          </FormSection>
        )}
        <div className={css.end}>
          <StepButtons
            m={m}
            disabledReason={start ? undefined : m.component.choose}
            onContinue={() => start && onBegin(start.begin())}
          />
        </div>
      </div>
    </div>
  )
}

type Start = { value: 'kept' | 'file' | 'standard' | 'empty'; about: string; begin(): Begun }

/** What a template of the chosen component may begin with, the most useful first. */
const useStarts = ({
  component,
  system,
  proposal,
}: Pick<ComponentStepProps, 'component' | 'system'> & { proposal: FileProposal | undefined }): Start[] => {
  const kept = useBegun(component ?? 'sites')
  if (component === undefined) return []
  const standard = standardStart(component, system)
  const unseen = (value: Start['value'], about: string, draft: Begun['draft']): Start => ({
    ...{ value, about },
    begin: () => ({ draft, seen: NOTHING_SEEN }),
  })
  return [
    ...(kept ? [unseen('kept', formatDateTime(kept.at), kept.draft)] : []),
    ...(proposal?.component === component
      ? [{ value: 'file' as const, about: proposal.fileName, begin: () => proposal.begin(system) }]
      : []),
    ...(standard && system ? [unseen('standard', system.provider.name, standard)] : []),
    unseen('empty', '', emptyStart(component, system)),
  ]
}

const noteOf = (
  { displayName, taken, isActive, calledIn }: ComponentChoice,
  system: SisSystem | undefined,
  m: SisImportCreateMessages,
): string | undefined => {
  if (taken !== undefined) return taken === displayName ? m.component.taken : m.component.takenBy(taken)
  if (!isActive) return m.component.inactive
  return calledIn && system ? m.component.calledIn(calledIn, system.provider.name) : undefined
}
