import type { ReactElement } from 'react'
import { LockedIcon } from '../../parts/icons/icons.ts'
import { TextField } from '../../parts/text-field/text-field.tsx'
import type { CustomControlProps } from '../../patterns/resource-form/index.ts'
import * as css from './role-name-field.css.ts'

const PREFIX = 'ROLE_'
/** The whole name has 80 at most ([domain 3.35]). */
const REST = 75

/** The name of a role: its prefix stands in the field and can't be edited. What is typed becomes capitals and underscores. */
export function RoleNameField({ value, onChange, onBlur, readOnly }: CustomControlProps): ReactElement {
  const name = typeof value === 'string' ? value : ''
  const rest = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name
  return (
    <TextField
      mono
      start={<span className={css.prefix}>{PREFIX}</span>}
      end={readOnly ? <LockedIcon size="md" className={css.lock} /> : undefined}
      value={rest}
      onChange={(typed) => {
        const next = nameOf(typed)
        onChange(next === '' ? '' : PREFIX + next)
      }}
      onBlur={onBlur}
      readOnly={readOnly}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}

/** What of a text can stand behind the prefix, which may have been pasted along. */
export function nameOf(typed: string): string {
  return typed
    .toUpperCase()
    .trimStart()
    .replace(/[\s-]+/g, '_')
    .replace(/[^A-Z0-9_]/g, '')
    .replace(/^ROLE_(?=.)/, '')
    .slice(0, REST)
}
