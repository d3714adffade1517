import type { ProductValues } from '../../features/products/product-switches.ts'
import type { Products } from '../../features/products/use-products.ts'
import { ConnectionTest } from '../../features/sis/connection-test.tsx'
import { SIS_FIELD_NAMES } from '../../features/sis/sis-fields.ts'
import type { SisConnectionValues } from '../../features/sis/sis-values.ts'
import type { SisConnectionForm } from '../../features/sis/use-sis-connection.ts'
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'
import type { FormSectionSpec } from '../../patterns/resource-form/index.ts'
import type { DistrictProfileMessages } from './messages.ts'

/** The connection, with its test for those who may make it (ux 9.2). */
export const sisSection = (
  sis: SisConnectionForm,
  mayTest: boolean,
  m: DistrictProfileMessages,
): FormSectionSpec<SisConnectionValues> => {
  const { systems, test, m: texts, values, errors } = sis
  if (errors.length > 0) {
    return {
      ...texts.section,
      fields: [],
      end: <NotLoaded text={m.connectionFailed} tryAgain={m.tryAgain} onRetry={sis.retry} />,
    }
  }
  const isTested = mayTest || values.sisSystemId !== null
  return {
    ...texts.section,
    fields: SIS_FIELD_NAMES,
    ...(isTested && { end: <ConnectionTest systems={systems} test={test} m={texts} button={mayTest} /> }),
  }
}

/** A switch for each product, or why there is none. */
export const productSection = (
  products: Products,
  fields: readonly (keyof ProductValues & string)[],
  reader: keyof DistrictProfileMessages['products']['none'],
  m: DistrictProfileMessages,
): FormSectionSpec<ProductValues> => {
  const { title, help, none, failed } = m.products
  if (products.failed)
    return {
      title,
      help,
      fields: [],
      end: <NotLoaded text={failed} tryAgain={m.tryAgain} onRetry={products.retry} />,
    }
  const end = fields.length === 0 && { end: <p className={dialog.text}>{none[reader]}</p> }
  return { title, help, fields, ...end }
}
