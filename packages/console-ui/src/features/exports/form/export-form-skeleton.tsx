import type { ReactElement } from 'react'
import { FormSkeleton } from '../../../patterns/form-section/form-skeleton.tsx'
import type { ExportFormMessages } from './messages.ts'

/** The form of an export on its way. */
export function ExportFormSkeleton({ m: { sections } }: { m: ExportFormMessages }): ReactElement {
  return (
    <FormSkeleton
      alone
      sections={[
        { ...sections.product, fields: ['half', 'half', 'full'] },
        { ...sections.destination, fields: ['full', 'full', 'half', 'half'] },
      ]}
    />
  )
}
