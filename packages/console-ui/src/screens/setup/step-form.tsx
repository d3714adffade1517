import type { ReactElement } from 'react'
import { ResourceForm, type ResourceFormProps } from '../../patterns/resource-form/index.ts'
import * as css from './screen.css.ts'

/** The short form of a step, in line with what stands above and below it. */
export function StepForm<Values extends object>(props: ResourceFormProps<Values>): ReactElement {
  return (
    <div className={css.form}>
      <ResourceForm<Values> stacked {...props} />
    </div>
  )
}
