import {
  type District,
  districtsResource,
  placeOf,
  referenceResource,
  routeTable,
  useDistrict,
  useItem,
  useMessages,
  useNavigator,
  useSave,
} from '@edconsole/console-core'
import { newDistrictSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useMemo, useRef, useState } from 'react'
import { useAddMany } from '../../features/district/add-many/use-add-many.tsx'
import { type TakenValue, takenValues, type UniqueValues } from '../../features/district/form/taken-values.ts'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { CloseIcon } from '../../parts/icons/icons.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { type FormCall, type FormSchema, ResourceForm } from '../../patterns/resource-form/index.ts'
import { messages } from './messages.ts'
import { type NewDistrictValues, newDistrictFields, newDistrictSections } from './new-district-fields.tsx'
import { TakenBy } from './taken-by.tsx'
import { useOtherDistricts } from './use-other-districts.ts'

/** The check of the call's body, and what other districts have already. */
const newDistrictFormSchema = (takenOf: (entered: UniqueValues) => readonly TakenValue[]): FormSchema => ({
  safeParse(value, context) {
    const { error } = newDistrictSchema.safeParse(value, context)
    const taken = takenOf(value ?? {}).map(({ field, text }) => ({
      code: 'custom',
      path: [field],
      message: text,
    }))
    const issues = [...(error?.issues ?? []), ...taken]
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } }
  },
})

/** District Add ([S2.2]): the fields of a profile, for a district that is not there yet. */
export function DistrictProfileAddScreen(): ReactElement {
  const m = useMessages('district-profile-add', messages)
  const { back } = useNavigator()
  const others = useOtherDistricts()
  // Without the list of systems the rest can be entered; it is an addition to the form.
  const systems = useItem(referenceResource.sisSystems, {}, { silent: true })
  const { run } = useSave(districtsResource.create, { confirm: true })
  const go = useAfterAdding()
  const addMany = useAddMany(m.addMany)
  const made = useRef<District | null>(null)
  const [round, setRound] = useState(0)

  const fields = useMemo(
    () =>
      newDistrictFields(systems.data ?? [], (field) => <TakenBy field={field} others={others} m={m} />, m),
    [systems.data, others, m],
  )
  const { errors, retry } = systems
  const sections = useMemo(() => newDistrictSections({ errors, retry }, m), [errors, retry, m])
  const call: FormCall<NewDistrictValues> = {
    id: 'district',
    schema: newDistrictFormSchema((entered) => takenValues(entered, others.known, m)),
    run: async ({ lea = '', districtName = '', state, ...body }) => {
      if (!state) return undefined
      made.current = await run({ body: { ...body, lea, districtName, state } })
      return undefined
    },
  }
  const leave = () => back(placeOf('dashboard'))
  const onSaved = () => {
    const district = made.current
    // Where nothing leads elsewhere, the form is ready for another one.
    if (district) void go(district).then(() => setRound(round + 1))
  }
  return (
    <>
      <PageHeader
        title={m.title}
        actions={<PageActions items={[addMany.action]} />}
        help={<IconButton label={m.close} icon={<CloseIcon />} onClick={leave} />}
      />
      <ResourceForm<NewDistrictValues>
        key={round}
        formId="district-profile-add"
        label={m.label}
        fields={fields}
        sections={sections}
        values={BLANK}
        calls={[call]}
        create={{ submitLabel: m.submit, onCancel: leave }}
        onSaved={onSaved}
      />
      {addMany.dialog}
    </>
  )
}

const BLANK: NewDistrictValues = {}

/**
 * Where a new district leads (R43): it is selected, and the page before opens again unless that was about another district;
 * then the new one's overview.
 */
const useAfterAdding = (): ((district: District) => Promise<void>) => {
  const { select } = useDistrict()
  const { go, back, previous } = useNavigator()
  return async ({ id }) => {
    const overview = placeOf('district', { districtId: String(id) })
    const before = previous()
    await select(id)
    if (before !== null && routeTable[before.id].scope !== 'district') back(overview)
    else go(overview, { replace: true })
  }
}
