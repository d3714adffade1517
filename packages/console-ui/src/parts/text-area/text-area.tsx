import {
  type ComponentPropsWithoutRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactElement,
  type RefAttributes,
} from 'react'
import { classNames } from '../../styles/class-names.ts'
import { useFieldControl } from '../field/use-field-control.ts'
import * as css from '../text-field/control.css.ts'

export type TextAreaProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'onChange' | 'value' | 'id'> & {
  value: string
  onChange: (value: string) => void
  /** Its name where no Field stands around it. */
  label?: string
  mono?: boolean
}

export const TextArea: ForwardRefExoticComponent<TextAreaProps & RefAttributes<HTMLTextAreaElement>> =
  forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref): ReactElement {
    const { onChange, label, mono, className, rows = 3, ...native } = props
    const control = useFieldControl(label, native)
    return (
      <span className={classNames(css.well, css.tall, className)}>
        <textarea
          {...native}
          {...control}
          ref={ref}
          rows={rows}
          data-ec-control=""
          className={classNames(css.control, css.area, mono && css.mono)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </span>
    )
  })
