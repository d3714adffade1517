import { type ReactElement, useEffect, useRef } from 'react'
import { ResourceForm, type ResourceFormProps } from '../../patterns/resource-form/index.ts'
import * as css from './screen.css.ts'

export type StepFormProps<Values extends object> = ResourceFormProps<Values> & {
  /** It was asked for by a button that is gone. */
  takesFocus?: boolean
}

/** The short form of a step, in line with what stands above and below it. */
export function StepForm<Values extends object>({
  takesFocus = false,
  ...props
}: StepFormProps<Values>): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) root.current?.querySelector<HTMLElement>('form input')?.focus()
  }, [takesFocus])
  return (
    <div ref={root} className={css.form}>
      <ResourceForm<Values> stacked {...props} />
    </div>
  )
}
