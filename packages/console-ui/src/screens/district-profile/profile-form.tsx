import {
  type District,
  districtFieldRule,
  districtsResource,
  EMPLOYEE_ROLE,
  useAccess,
  useApi,
  useSave,
} from '@edconsole/console-core'
import { updateDistrictSchema } from '@edconsole/console-core/schemas'
import type { ReactElement } from 'react'
import { districtFields } from '../../features/district/form/district-fields.ts'
import { districtSections } from '../../features/district/form/district-sections.ts'
import type { DistrictValues } from '../../features/district/form/district-values.ts'
import {
  type ProductValues,
  productFields,
  productName,
  productValues,
  useProductCalls,
} from '../../features/products/product-switches.ts'
import type { Products } from '../../features/products/use-products.ts'
import { type SisConnectionValues, sisValuesOf } from '../../features/sis/sis-values.ts'
import type { SisConnectionForm } from '../../features/sis/use-sis-connection.ts'
import { type FormCall, type FormSectionSpec, ResourceForm } from '../../patterns/resource-form/index.ts'
import type { DistrictProfileMessages } from './messages.ts'
import { productSection, sisSection } from './profile-sections.tsx'

type ProfileValues = DistrictValues & ProductValues & SisConnectionValues

export type ProfileFormProps = {
  district: District
  products: Products
  /** Undefined for those who may not see it. */
  sis: SisConnectionForm | undefined
  panel: ReactElement
  m: DistrictProfileMessages
}

/** The profile of a district in one form: each part is saved by the call that keeps it ([S7]). */
export function ProfileForm({ district, products, sis, panel, m }: ProfileFormProps): ReactElement {
  const { allows } = useAccess()
  const api = useApi()
  const update = useSave(districtsResource.update, { confirm: true })
  const productCalls = useProductCalls(products.enabled, (id) =>
    m.products.saved(productName(products.products, id, m.products)),
  )
  const staff = allows({ all: [EMPLOYEE_ROLE] })
  const mayConnect = allows({ all: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT'] })
  const own = districtFields(m.form)
    .filter(({ name }) => name !== 'notes' || 'notes' in district)
    .map((field) => ({ field, open: allows(districtFieldRule(field.name)) }))
  const readOnly = staff || own.some(({ open }) => open) ? undefined : m.readOnly
  // Said once for the whole form, or at each field that others change.
  const reason = readOnly === undefined ? m.form.otherRole : undefined
  const switches = productFields({
    products: products.products,
    enabled: products.enabled,
    m: m.products,
    readOnly: staff ? undefined : reason,
  })
  const fields = [
    ...own.map(({ field, open }) => (open ? field : { ...field, readOnly: field.readOnly ?? reason })),
    ...(sis?.fields ?? []).map((field) => (mayConnect ? field : { ...field, readOnly: reason })),
    ...switches,
  ]
  const call: FormCall<DistrictValues> = {
    id: 'district',
    fields: own.map(({ field }) => field.name),
    schema: updateDistrictSchema,
    // The year of the data is never changed here
    run: ({ lea: _, sisYear: __, ...body }, record) =>
      update.run({ params: { id: district.id }, body, record }),
  }
  const parts = districtSections(m.form)
  const sections: FormSectionSpec<ProfileValues>[] = [
    parts.district,
    parts.contact,
    ...(sis ? [sisSection(sis, mayConnect, m)] : []),
    ...(products.shown
      ? [
          productSection(
            products,
            switches.map(({ name }) => name),
            staff ? 'staff' : 'district',
            m,
          ),
        ]
      : []),
    parts.codes,
    parts.address,
    parts.use,
    parts.notes,
  ]
  const values: ProfileValues = {
    ...district,
    ...(sis?.values ?? sisValuesOf(null)),
    ...productValues(products.enabled),
  }
  const reload = async (): Promise<ProfileValues> => {
    const { data } = await api.call(districtsResource.list, {
      query: { filter: { id: district.id }, limit: 1 },
    })
    return { ...values, ...(data[0] ?? district), ...(await sis?.reload()) }
  }
  return (
    <ResourceForm<ProfileValues>
      formId="district-profile"
      recordId={district.id}
      label={m.form.label}
      fields={fields}
      sections={sections}
      values={values}
      calls={[call, ...(sis ? [sis.call] : []), ...productCalls]}
      reload={reload}
      readOnly={readOnly}
      aside={panel}
    />
  )
}
