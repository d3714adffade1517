import {
  type ComponentPropsWithoutRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { classNames } from '../../styles/class-names.ts'
import { useFieldControl } from '../field/use-field-control.ts'
import * as css from './control.css.ts'

export type TextFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'onChange' | 'value' | 'id'> & {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'url' | 'tel' | 'number' | 'date' | 'password'
  /** Its name where no Field stands around it. */
  label?: string
  /** A code or a raw value. */
  mono?: boolean
  /** 32 px instead of 36, for toolbars. */
  compact?: boolean
  start?: ReactNode
  end?: ReactNode
}

export const TextField: ForwardRefExoticComponent<TextFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref): ReactElement {
    const { onChange, type = 'text', label, mono, compact, start, end, className, ...native } = props
    const control = useFieldControl(label, native)
    return (
      <span className={classNames(css.well, compact && css.compact, className)}>
        {start}
        <input
          {...native}
          {...control}
          ref={ref}
          type={type}
          data-ec-control=""
          className={classNames(css.control, mono && css.mono)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {end}
      </span>
    )
  })
