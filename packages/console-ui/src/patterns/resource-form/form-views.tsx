import type { ReactElement, ReactNode } from 'react'
import { useScrolls } from '../../parts/dialog/use-scrolls.ts'
import { SegmentedControl } from '../../parts/segmented-control/segmented-control.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { FormInputs } from './form-field.ts'
import * as css from './form-views.css.ts'
import type { FormViews } from './resource-form-props.ts'

/** What is shown where there is no room for a form and its aside. */
export type FormView = 'form' | 'aside'

export type ViewSwitchProps = {
  views: FormViews
  view: FormView
  inputs: FormInputs
  onChange: (view: FormView) => void
}

/** The choice between a form and its aside; it is there only where one of the two is. */
export function ViewSwitch({ views, view, inputs, onChange }: ViewSwitchProps): ReactElement {
  const { label, form, aside, count } = views
  return (
    <div className={css.views}>
      <SegmentedControl
        label={label}
        value={view}
        onChange={onChange}
        options={[
          { value: 'form', label: form },
          { value: 'aside', label: aside, count: typeof count === 'function' ? count(inputs) : count },
        ]}
      />
    </div>
  )
}

/** The class of the form itself while it has views. */
export function formInViews(view: FormView): string {
  return classNames(css.main, view === 'aside' && css.away)
}

/** The aside: beside the form, or in place of it. */
export function AsideView(props: { label: string; view: FormView; children: ReactNode }): ReactElement {
  const { label, view, children } = props
  const [follows, scrolls] = useScrolls()
  return (
    <aside className={classNames(css.side, view === 'form' && css.away)} aria-label={label}>
      <div className={css.follows} ref={follows} tabIndex={scrolls ? 0 : undefined}>
        {children}
      </div>
    </aside>
  )
}
