import { useClock, useDistrictScope } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useFormInputs } from '../../../patterns/resource-form/index.ts'
import { useDistrictTimeZone } from '../run/use-district-time-zone.ts'
import { exampleFileName, type NamedFor } from './example-file-name.ts'
import type { ExportFormMessages } from './messages.ts'
import * as css from './preview-line.css.ts'

export type FileNamePreviewProps = Pick<NamedFor, 'product' | 'schoolYear'> & { m: ExportFormMessages }

/** What a file would be called, while its name is typed. */
export function FileNamePreview({ product, schoolYear, m }: FileNamePreviewProps): ReactElement | null {
  const inputs = useFormInputs()
  const now = useClock()()
  const lea = useDistrictScope()?.lea ?? ''
  const timeZone = useDistrictTimeZone()
  const name = exampleFileName(inputs, { product, schoolYear, now, lea, timeZone })
  return name === '' ? null : <p className={css.line}>{m.example(name)}</p>
}
