import {
  placeOf,
  staffResource,
  useDataYear,
  useMessages,
  useNavigator,
  useSave,
} from '@edconsole/console-core'
import { newStaffSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useMemo, useRef } from 'react'
import { InactiveDistrict } from '../../features/people/inactive-district.tsx'
import { userFormMessages } from '../../features/people/user-form/messages.ts'
import { NextImport } from '../../features/people/user-form/next-import.tsx'
import { SameEmail } from '../../features/people/user-form/same-email.tsx'
import { userFields, userSections } from '../../features/people/user-form/user-fields.tsx'
import type { UserValues } from '../../features/people/user-form/user-values.ts'
import { useSitesOfYear } from '../../features/tables/viewer/use-sites-of-year.ts'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { type FormCall, ResourceForm } from '../../patterns/resource-form/index.ts'
import { messages } from './messages.ts'

/** Create User ([S2.2], R24): a staff record that no import brings, and the account that follows it. */
export function UserCreateScreen({ districtId }: { districtId: string }): ReactElement | null {
  // The frame waits for the district before it draws a screen.
  const schoolYear = useDataYear()
  return schoolYear === undefined ? null : <NewUser districtId={districtId} schoolYear={schoolYear} />
}

function NewUser({ districtId, schoolYear }: { districtId: string; schoolYear: number }): ReactElement {
  const m = useMessages('user-create', messages)
  const form = useMessages('user-form', userFormMessages)
  const { back, go } = useNavigator()
  const { run } = useSave(staffResource.create, { confirm: true, refresh: REFRESHED })
  const sites = useSitesOfYear(schoolYear)
  const made = useRef<number | null>(null)
  const fields = useMemo(
    () =>
      userFields({
        sites,
        sameEmail: <SameEmail districtId={districtId} schoolYear={schoolYear} m={form} />,
        m: form,
      }),
    [sites, districtId, schoolYear, form],
  )
  const sections = useMemo(
    () => userSections({ creating: true, nextImport: <NextImport m={form} />, m: form }),
    [form],
  )
  const call: FormCall<UserValues> = {
    id: 'staff',
    schema: newStaffSchema,
    run: async ({ staffId = '', firstName = '', lastName = '', role, siteCodes = [], ...others }) => {
      if (!role) return undefined
      const { id } = await run({ body: { staffId, firstName, lastName, role, siteCodes, ...others } })
      made.current = id
      return undefined
    },
  }
  return (
    <>
      <PageHeader title={m.title} description={m.description} />
      <InactiveDistrict />
      <ResourceForm<UserValues>
        formId="user-create"
        label={form.label}
        fields={fields}
        sections={sections}
        values={BLANK}
        calls={[call]}
        create={{ submitLabel: m.submit, onCancel: () => back(placeOf('user-list', { districtId })) }}
        onSaved={() => {
          if (made.current !== null) go(placeOf('user-edit', { districtId, id: String(made.current) }))
        }}
      />
    </>
  )
}

const REFRESHED = ['people', 'accounts', 'accountSyncLogs']

const BLANK: UserValues = { employmentStatus: 'active' }
