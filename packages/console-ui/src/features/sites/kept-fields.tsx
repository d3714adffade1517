import { type ReactElement, useState } from 'react'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import type { CustomControlProps } from '../../patterns/resource-form/index.ts'
import * as css from './kept-fields.css.ts'

export type KeptFieldsProps = Pick<CustomControlProps, 'value' | 'onChange' | 'onBlur' | 'readOnly'> & {
  /** How fields are called. */
  fields: Readonly<Record<string, string>>
}

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : []

/** Fields that imports leave as people entered them; without its tick one goes back to the SIS with the next import. */
export function KeptFields({ value, onChange, onBlur, readOnly, fields }: KeptFieldsProps): ReactElement {
  const kept = namesIn(value)
  // One that lost its tick can have it back.
  const [all, setAll] = useState(kept)
  const known = [...new Set([...all, ...kept])].sort()
  if (known.length !== all.length) setAll(known)
  return (
    <div className={css.kept}>
      {known.map((name) => (
        <Checkbox
          key={name}
          label={fields[name] ?? name}
          checked={kept.includes(name)}
          readOnly={readOnly}
          onBlur={onBlur}
          onChange={(on) => onChange(on ? [...kept, name].sort() : kept.filter((one) => one !== name))}
        />
      ))}
    </div>
  )
}
