import {
  type Export,
  exportsResource,
  type Product,
  placeOf,
  useNavigator,
  useSave,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useRef } from 'react'
import { exportFields } from '../../features/exports/form/export-fields.tsx'
import { exportFormSchema } from '../../features/exports/form/export-form-schema.ts'
import { type ExportFormValues, NO_SECRETS } from '../../features/exports/form/export-form-values.ts'
import { exportSections } from '../../features/exports/form/export-sections.tsx'
import type { ShownYear } from '../../features/tables/viewer/use-shown-year.ts'
import { yearOptions } from '../../features/tables/viewer/year-options.ts'
import { type FormCall, ResourceForm } from '../../patterns/resource-form/index.ts'
import type { ExportAddMessages } from './messages.ts'
import { newExportValues } from './new-export-values.ts'
import { OtherYear } from './other-year.tsx'

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
