import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Field } from '../../parts/field/field.tsx'
import { Select } from '../../parts/select/select.tsx'
import { modeMessages } from './mode-messages.ts'
import type { SyncMode } from './use-sync.ts'

const MODES = ['full', 'delta', 'addOnly'] as const satisfies readonly SyncMode[]

export type SyncModeFieldProps = {
  /** Undefined: each template's own. */
  value: SyncMode | undefined
  onChange: (mode: SyncMode | undefined) => void
}

/** How the rows of a run are taken, for this run alone (R46). */
export function SyncModeField({ value, onChange }: SyncModeFieldProps): ReactElement {
  const m = useMessages('sync', modeMessages)
  return (
    <Field label={m.mode} help={value && m.help[value]}>
      <Select
        value={value ?? ''}
        options={[
          { value: '', label: m.ownMode },
          ...MODES.map((mode) => ({ value: mode, label: m.modes[mode] })),
        ]}
        onChange={(wanted) => onChange(MODES.find((mode) => mode === wanted))}
      />
    </Field>
  )
}
