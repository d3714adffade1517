import {
  type Export,
  exportsResource,
  type Product,
  placeOf,
  useNavigator,
  useSave,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useRef } from 'react'
import { productRefusal } from '../../features/exports/actions/product-refusal.ts'
import { useExportsOfYear } from '../../features/exports/actions/use-exports-of-year.ts'
import { exportFields } from '../../features/exports/form/export-fields.tsx'
import { exportFormSchema } from '../../features/exports/form/export-form-schema.ts'
import { type ExportFormValues, NO_SECRETS } from '../../features/exports/form/export-form-values.ts'
import { exportSections } from '../../features/exports/form/export-sections.tsx'
import { newExportValues } from '../../features/exports/form/new-export-values.ts'
import type { ShownYear } from '../../features/tables/viewer/use-shown-year.ts'
import { yearOptions } from '../../features/tables/viewer/year-options.ts'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'
import { type FormCall, ResourceForm, useFormInputs } from '../../patterns/resource-form/index.ts'
import type { ExportAddMessages } from './messages.ts'

export type NewExportFormProps = {
  districtId: string
  product: Product
  /** The year to begin with, and those to choose from. */
  year: ShownYear
  onSaved: () => void
  m: ExportAddMessages
}

/** The form of a new export; once it is made the list of its year opens. */
export function NewExportForm({ districtId, product, year, onSaved, m }: NewExportFormProps): ReactElement {
  const { go, back } = useNavigator()
  const { run } = useSave(exportsResource.create, { confirm: true })
  const made = useRef<Export | null>(null)
  const { value: schoolYear } = year
  const years = yearOptions(year)
  const yearsKey = years.map(({ value }) => value).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the years are another list at each drawing
  const fields = useMemo(
    () =>
      exportFields({
        product: product.code,
        schoolYear,
        years,
        m: m.form,
        secrets: NO_SECRETS,
        storedHost: null,
      }),
    [product.code, schoolYear, yearsKey, m],
  )
  const sections = useMemo(
    () =>
      exportSections(m.form, {
        schoolYear,
        aboutYear: <OtherYear product={product} begunWith={schoolYear} m={m} />,
      }),
    [m, schoolYear, product],
  )
  const values = useMemo(
    () => newExportValues(product, { schoolYear, name: m.name(product.name) }),
    [product, schoolYear, m],
  )
  const call: FormCall<ExportFormValues> = {
    id: 'export',
    schema: exportFormSchema(undefined, m.form),
    run: async ({ productName: _, name = '', components = [], deliveryMethod, ...body }) => {
      if (!deliveryMethod) return undefined
      made.current = await run({ body: { ...body, productId: product.id, name, components, deliveryMethod } })
      return undefined
    },
  }
  const overview = (of: number) => placeOf('export', { districtId }, { query: year.queryOf(of) })
  return (
    <ResourceForm<ExportFormValues>
      formId="export-add"
      recordId={product.id}
      label={m.label}
      fields={fields}
      sections={sections}
      values={values}
      calls={[call]}
      create={{ submitLabel: m.submit, onCancel: () => back(overview(schoolYear)) }}
      onSaved={() => {
        onSaved()
        go(overview(made.current?.schoolYear ?? schoolYear))
      }}
    />
  )
}

type OtherYearProps = {
  product: Product
  /** This one was looked at before the form came. */
  begunWith: number
  m: ExportAddMessages
}

/** Why the product gets no export in the year that was chosen instead. */
function OtherYear({ begunWith, ...props }: OtherYearProps): ReactElement | null {
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
