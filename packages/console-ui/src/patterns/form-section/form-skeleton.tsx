import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { patternMessages } from '../messages.ts'
import { FormCell, type FormCellProps, FormSection, type FormSectionProps } from './form-section.tsx'
import * as css from './form-skeleton.css.ts'

export type FormSkeletonProps = {
  /** Those that will stand first, with the widths of their fields. */
  sections: readonly (Pick<FormSectionProps, 'title' | 'help'> & {
    fields: readonly NonNullable<FormCellProps['width']>[]
  })[]
  /** Nothing stands beside the form. */
  alone?: boolean
}

/** A form on its way: its first sections with fields of the size that they will have. */
export function FormSkeleton({ sections, alone }: FormSkeletonProps): ReactElement {
  const m = useMessages('patterns', patternMessages).screen
  return (
    <div className={alone ? css.alone : css.form} aria-busy="true">
      <LiveRegion>{m.loading}</LiveRegion>
      {sections.map(({ title, help, fields }) => (
        <FormSection key={title} title={title} help={help}>
          {fields.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <FormCell key={index} width={width}>
              <div className={css.field}>
                <Skeleton width={96} />
                <span className={css.control}>
                  <Skeleton shape="block" />
                </span>
              </div>
            </FormCell>
          ))}
        </FormSection>
      ))}
    </div>
  )
}
