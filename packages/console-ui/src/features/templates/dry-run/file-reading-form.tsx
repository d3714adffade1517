import type { FileReading } from '@edconsole/console-core/dry-run'
import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Field } from '../../../parts/field/field.tsx'
import { Select } from '../../../parts/select/select.tsx'
import { Switch } from '../../../parts/switch/switch.tsx'
import * as css from './dry-run.css.ts'
import type { DryRunMessages } from './messages.ts'

const ENCODINGS = ['UTF-8', 'Windows-1252'] as const
const DELIMITERS = ['comma', 'semicolon', 'tab', 'pipe'] as const

export type FileReadingFormProps = {
  reading: FileReading
  onChange: (reading: FileReading) => void
  /** How the template reads files. */
  own: FileReading
  onUse: ((reading: FileReading) => void) | undefined
  m: DryRunMessages['reading']
}

/** How a file is read, as it was found, to be changed. */
export function FileReadingForm({ reading, onChange, own, onUse, m }: FileReadingFormProps): ReactElement {
  const { delimiter, encoding, hasHeader } = reading
  const differs = delimiter !== own.delimiter || encoding !== own.encoding || hasHeader !== own.hasHeader
  return (
    <fieldset className={css.reading} aria-label={m.title}>
      <Field label={m.delimiter}>
        <Select
          compact
          value={delimiter}
          options={DELIMITERS.map((value) => ({ value, label: m.delimiters[value] }))}
          onChange={(value) => onChange({ ...reading, delimiter: oneOf(DELIMITERS, value) ?? delimiter })}
        />
      </Field>
      <Field label={m.encoding}>
        <Select
          compact
          value={encoding}
          options={ENCODINGS.map((value) => ({ value, label: value }))}
          onChange={(value) => onChange({ ...reading, encoding: oneOf(ENCODINGS, value) ?? encoding })}
        />
      </Field>
      <Switch
        label={m.hasHeader}
        checked={hasHeader}
        onChange={(next) => onChange({ ...reading, hasHeader: next })}
      />
      {differs ? (
        <p className={css.differs}>
          {m.differs}{' '}
          {onUse === undefined ? null : (
            <Button kind="link" size="sm" onClick={() => onUse(reading)}>
              {m.keep}
            </Button>
          )}
        </p>
      ) : null}
    </fieldset>
  )
}

const oneOf = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
  values.find((one) => one === value)
