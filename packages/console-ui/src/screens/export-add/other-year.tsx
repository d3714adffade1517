import type { Product } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { productRefusal } from '../../features/exports/actions/product-refusal.ts'
import { useExportsOfYear } from '../../features/exports/actions/use-exports-of-year.ts'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'
import { useFormInputs } from '../../patterns/resource-form/index.ts'
import type { ExportAddMessages } from './messages.ts'

export type OtherYearProps = {
  product: Product
  /** This one was looked at before the form came. */
  begunWith: number
  m: ExportAddMessages
}

/** Why the product gets no export in the year that was chosen instead. */
export function OtherYear({ begunWith, ...props }: OtherYearProps): ReactElement | null {
  const chosen = Number(useFormInputs().schoolYear)
  return chosen === begunWith || !chosen ? null : <Refusal {...props} schoolYear={chosen} />
}

function Refusal({
  product,
  schoolYear,
  m,
}: Omit<OtherYearProps, 'begunWith'> & { schoolYear: number }): ReactElement | null {
  const { exports, enabled } = useExportsOfYear(schoolYear)
  const refusal = exports && enabled ? productRefusal({ product, enabled, exports }) : null
  if (refusal === null) return null
  const { title, text } = m.refusals[refusal]
  return (
    <p className={dialog.problem} role="alert">
      {title(product.name, schoolYear)} {text}
    </p>
  )
}
