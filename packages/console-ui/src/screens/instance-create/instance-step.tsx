import { type Client, INSTANCE_REGIONS, type InstanceRegion } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { InstanceMessages } from '../../features/instances/messages.ts'
import { Button } from '../../parts/button/button.tsx'
import { Field } from '../../parts/field/field.tsx'
import { RadioCards } from '../../parts/radio-cards/radio-cards.tsx'
import { Select } from '../../parts/select/select.tsx'
import { TextField } from '../../parts/text-field/text-field.tsx'
import { FormCell, FormSection } from '../../patterns/form-section/form-section.tsx'
import type { DraftFaults, InstanceDraft, NamedDraft } from './instance-draft.ts'
import type { InstanceCreateMessages } from './messages.ts'
import * as css from './screen.css.ts'
import type { FreeName } from './use-free-name.ts'

type InstanceStepProps = {
  draft: NamedDraft
  client: Client | undefined
  faults: DraftFaults
  free: FreeName
  onChange: (next: Partial<InstanceDraft>) => void
  words: InstanceMessages
  m: InstanceCreateMessages
}

const KINDS = ['production', 'training', 'demo'] as const

/** Step 2: name, kind, region, address. The name is suggested, and checked while it is typed. */
export function InstanceStep(props: InstanceStepProps): ReactElement {
  const { draft, faults, free, onChange, words, m } = props
  const { instance } = m
  const { name, environment, region, url } = draft
  const { suggestion, isTaken, isChecking } = free
  const wrong = faults.name ?? (isTaken ? instance.nameTaken(name.trim()) : undefined)
  // Somebody else may have taken the name since it was checked: the server knows better.
  const isFree = free.isFree && wrong === undefined
  return (
    <FormSection stacked title={instance.title} help={instance.help}>
      <FormCell>
        <Field label={instance.name} required help={instance.nameHelp} error={wrong}>
          <TextField
            mono
            value={name}
            autoComplete="off"
            spellCheck={false}
            onChange={(next) => onChange({ name: next })}
          />
        </Field>
        <p className={css.checked} role="status">
          {isChecking ? instance.checking : null}
          {isFree ? <span className={css.free}>{instance.free(name.trim())}</span> : null}
          {suggestion !== undefined && suggestion !== name.trim() && !isFree && !isChecking ? (
            <Button kind="link" size="sm" onClick={() => onChange({ name: suggestion })}>
              {instance.use(suggestion)}
            </Button>
          ) : null}
        </p>
      </FormCell>
      <FormCell>
        <Field group label={instance.environment} required>
          <RadioCards
            value={environment}
            options={KINDS.map((kind) => ({
              value: kind,
              label: words.environments[kind],
              note: instance.environments[kind],
            }))}
            onChange={(next) => onChange({ environment: next })}
          />
        </Field>
      </FormCell>
      <FormCell width="half">
        <Field label={instance.region} required error={faults.region}>
          <Select
            value={region}
            placeholder={instance.regionPlaceholder}
            options={Object.keys(INSTANCE_REGIONS).map((value) => ({
              value,
              label: words.regions[value as InstanceRegion],
            }))}
            onChange={(next) => onChange({ region: next as InstanceRegion })}
          />
        </Field>
      </FormCell>
      <FormCell>
        <Field label={instance.url} optional help={instance.urlHelp} error={faults.url}>
          <TextField type="url" value={url} autoComplete="off" onChange={(next) => onChange({ url: next })} />
        </Field>
      </FormCell>
    </FormSection>
  )
}
