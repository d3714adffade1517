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
import * as css from '../text-field/control.css.ts'

export type TextAreaProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'onChange' | 'value' | 'id'> & {
  value: string
  onChange: (value: string) => void
  /** Its name where no Field stands around it. */
  label?: string
  mono?: boolean
  /** Dots stand for its letters. */
  masked?: boolean
  /** At the end of the first line, such as buttons about what is typed. */
  end?: ReactNode
}

export const TextArea: ForwardRefExoticComponent<TextAreaProps & RefAttributes<HTMLTextAreaElement>> =
  forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref): ReactElement {
    const { onChange, label, mono, masked, end, className, rows = 3, ...native } = props
    const control = useFieldControl(label, native)
    return (
      <span className={classNames(css.well, css.tall, className)}>
        <textarea
          {...native}
          {...control}
          ref={ref}
          rows={rows}
          data-ec-control=""
          className={classNames(css.control, css.area, mono && css.mono, masked && css.masked)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {end ? <span className={css.areaEnd}>{end}</span> : null}
      </span>
    )
  })
