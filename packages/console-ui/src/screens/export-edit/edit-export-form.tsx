import {
  CONSTANTS,
  type Export,
  exportsResource,
  productsResource,
  useApi,
  useDistrictScope,
  useList,
  useSave,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { exportFields } from '../../features/exports/form/export-fields.tsx'
import { exportFormSchema } from '../../features/exports/form/export-form-schema.ts'
import type { ExportFormValues } from '../../features/exports/form/export-form-values.ts'
import { exportSections } from '../../features/exports/form/export-sections.tsx'
import { type FormCall, ResourceForm } from '../../patterns/resource-form/index.ts'
import type { ExportEditMessages } from './messages.ts'

/** The form of an export that is there. Its password is sent only when it was typed anew, and said to be one (R36). */
export function EditExportForm({ stored, m }: { stored: Export; m: ExportEditMessages }): ReactElement {
  const { run } = useSave(exportsResource.update, { confirm: true })
  const api = useApi()
  const lea = useDistrictScope()?.lea
  // Its code stands in names of files; without it the rest can be changed all the same.
  const products = useList(productsResource.list, { limit: CONSTANTS.limitMax }, { silent: true })
  const product = products.data?.find(({ id }) => id === stored.productId)?.code ?? ''
  const [saved, setSaved] = useState<Export>()
  const { id, schoolYear, host, passwordSavedAt, privateKeySavedAt } = stored
  const fields = useMemo(
    () =>
      exportFields({
        product,
        schoolYear,
        years: undefined,
        m: m.form,
        secrets: { passwordSavedAt, privateKeySavedAt },
        storedHost: host,
      }),
    [product, schoolYear, passwordSavedAt, privateKeySavedAt, host, m],
  )
  const sections = useMemo(
    () => exportSections(m.form, { schoolYear, stored, saved }),
    [m, schoolYear, stored, saved],
  )
  const call: FormCall<ExportFormValues> = {
    id: 'export',
    schema: exportFormSchema(stored, m.form),
    run: async ({ productName: _, schoolYear: __, ...body }, record) => {
      const answer = await run({
        params: { id },
        body,
        record,
        ...(typeof body.password === 'string' && { query: { encryptPassword: true } }),
      })
      setSaved(answer)
      return answer
    },
  }
  const reload = async (): Promise<ExportFormValues> => {
    const { data } = await api.call(exportsResource.list, { query: { filter: { id }, limit: 1 }, lea })
    return data[0] ?? stored
  }
  return (
    <ResourceForm<ExportFormValues>
      formId="export-edit"
      recordId={id}
      label={m.label}
      fields={fields}
      sections={sections}
      values={stored}
      calls={[call]}
      reload={reload}
    />
  )
}
