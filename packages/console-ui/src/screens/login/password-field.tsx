import { useMessages } from '@edconsole/console-core'
import { forwardRef, type KeyboardEvent, type ReactElement, useState } from 'react'
import { Field } from '../../parts/field/field.tsx'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { HideIcon, ShowIcon } from '../../parts/icons/icons.ts'
import { TextField } from '../../parts/text-field/text-field.tsx'
import { messages } from './messages.ts'

export type PasswordFieldProps = {
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** Default: the password that signs in. */
  label?: string
  /** A password that is being chosen is none that a password manager has. */
  fresh?: boolean
}

/** A password that may be looked at, pasted and filled in by a password manager; says when Caps Lock is on. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { value, onChange, error, label, fresh = false },
  ref,
): ReactElement {
  const m = useMessages('login', messages)
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field
      label={label ?? m.password}
      error={error}
      help={capsLock ? <span role="status">{m.capsLock}</span> : undefined}
    >
      <TextField
        ref={ref}
        type={shown ? 'text' : 'password'}
        name={fresh ? 'newPassword' : 'password'}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={onChange}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLock(false)}
        end={
          <IconButton
            size="sm"
            label={shown ? m.hide : m.show}
            icon={shown ? <HideIcon /> : <ShowIcon />}
            onClick={() => setShown(!shown)}
          />
        }
      />
    </Field>
  )
})
