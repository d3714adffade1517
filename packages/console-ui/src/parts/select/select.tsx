import {
  type ComponentPropsWithoutRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactElement,
  type RefAttributes,
} from 'react'
import { classNames } from '../../styles/class-names.ts'
import { useFieldControl } from '../field/use-field-control.ts'
import { DownIcon } from '../icons/icons.ts'
import * as well from '../text-field/control.css.ts'
import { ReadOnlyText } from '../text-field/read-only-text.tsx'
import * as css from './select.css.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = Omit<
  ComponentPropsWithoutRef<'select'>,
  'onChange' | 'value' | 'id' | 'multiple'
> & {
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
  /** Its name where no Field stands around it. */
  label?: string
  /** Shown while nothing is picked; it cannot be picked itself. */
  placeholder?: string
  /** 32 px instead of 36, for toolbars. */
  compact?: boolean
  /** Shown as text that can be reached and copied. */
  readOnly?: boolean
}

/** The native select, so that phones and keyboards keep their own way of picking. */
export const Select: ForwardRefExoticComponent<SelectProps & RefAttributes<HTMLSelectElement>> = forwardRef<
  HTMLSelectElement,
  SelectProps
>(function Select(props, ref): ReactElement {
  const { onChange, options, label, placeholder, compact, readOnly, className, ...native } = props
  const control = useFieldControl(label, native)
  if (readOnly) {
    const picked = options.find((option) => option.value === native.value)
    return <ReadOnlyText label={label} value={picked?.label ?? native.value} compact={compact} />
  }
  return (
    <span className={classNames(well.well, compact && well.compact, className)}>
      <select
        {...native}
        {...control}
        ref={ref}
        data-ec-control=""
        className={classNames(well.control, css.control)}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {placeholder === undefined ? null : (
          <option className={css.option} value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} className={css.option} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <DownIcon size="sm" className={css.chevron} />
    </span>
  )
})
