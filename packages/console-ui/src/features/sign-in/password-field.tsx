import { forwardRef, type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react'
import { Field } from '../../parts/field/field.tsx'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { HideIcon, ShowIcon } from '../../parts/icons/icons.ts'
import { TextField } from '../../parts/text-field/text-field.tsx'

export type PasswordFieldProps = {
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  label: string
  m: PasswordFieldMessages
  /** A password that is being chosen is none that a password manager has. */
  fresh?: boolean
  /** It isn't used to sign in and isn't kept: password managers don't offer or save it. */
  trial?: boolean
  /** Beside the button that shows it. */
  end?: ReactNode
}

export type PasswordFieldMessages = { show: string; hide: string; capsLock: string }

/** A password that may be looked at, pasted and filled in by a password manager; says when Caps Lock is on. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { value, onChange, error, label, m, fresh = false, trial = false, end },
  ref,
): ReactElement {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field label={label} error={error} help={capsLock ? <span role="status">{m.capsLock}</span> : undefined}>
      <TextField
        ref={ref}
        type={shown ? 'text' : 'password'}
        name={trial ? undefined : fresh ? 'newPassword' : 'password'}
        autoComplete={trial ? 'off' : fresh ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={onChange}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLock(false)}
        end={
          <>
            {end}
            <IconButton
              size="sm"
              label={shown ? m.hide : m.show}
              icon={shown ? <HideIcon /> : <ShowIcon />}
              onClick={() => setShown(!shown)}
            />
          </>
        }
      />
    </Field>
  )
})
