import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './switch.css.ts'

export type SwitchProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Where the row it stands in says it already. */
  hideLabel?: boolean
  disabled?: boolean
  className?: string
}

/** On or off. In a form it takes effect on save, as everything there does. */
export function Switch(props: SwitchProps): ReactElement {
  const { label, checked, onChange, hideLabel = false, disabled, className } = props
  return (
    <label className={classNames(css.root, className)}>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      <input
        type="checkbox"
        role="switch"
        className={css.input}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
