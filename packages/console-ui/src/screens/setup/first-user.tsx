import {
  placeWith,
  type Staff,
  staffResource,
  useDataYear,
  useMessages,
  useSave,
} from '@edconsole/console-core'
import { newStaffSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useEffect, useMemo, useRef } from 'react'
import { userFormMessages } from '../../features/people/user-form/messages.ts'
import { SameEmail } from '../../features/people/user-form/same-email.tsx'
import { userFields } from '../../features/people/user-form/user-fields.tsx'
import type { UserValues } from '../../features/people/user-form/user-values.ts'
import { useSitesOfYear } from '../../features/tables/viewer/use-sites-of-year.ts'
import { Button } from '../../parts/button/button.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import * as css from './screen.css.ts'
import { SaveButton, StepFoot, type StepWork } from './step-foot.tsx'
import { StepForm } from './step-form.tsx'

export type FirstUserProps = StepWork & {
  onCancel: () => void
  onAdded: (user: Staff) => void
}

/** A user of the district, with an account at once. People belong to a site, so that comes first. */
export function FirstUser(props: FirstUserProps): ReactElement {
  const { setup } = props
  const schoolYear = useDataYear()
  if (schoolYear !== undefined && setup.facts.sites?.total !== 0)
    return <UserForm {...props} schoolYear={schoolYear} />
  return <NoSite {...props} />
}

function NoSite(props: FirstUserProps): ReactElement {
  const { districtId, onCancel, m } = props
  const text = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  useEffect(() => text.current?.focus(), [])
  const sites = placeWith('setup', { districtId }, { query: { step: 'sites' } })
  return (
    <>
      <p ref={text} tabIndex={-1} className={css.text}>
        {m.signIn.user.noSite}
      </p>
      <StepFoot {...props} hasPrimary>
        <Button onClick={onCancel}>{m.cancel}</Button>
        {sites ? (
          <PlaceButton kind="primary" to={sites}>
            {m.signIn.user.toSites}
          </PlaceButton>
        ) : null}
      </StepFoot>
    </>
  )
}

const SHORT = ['firstName', 'lastName', 'emailAddress', 'staffId', 'role', 'siteCodes'] as const
/** The account follows the staff record. */
const REFRESHED = ['people', 'accounts', 'accountSyncLogs']

function UserForm({
  schoolYear,
  onCancel,
  onAdded,
  ...work
}: FirstUserProps & { schoolYear: number }): ReactElement {
  const { districtId, m } = work
  const form = useMessages('user-form', userFormMessages)
  const { run } = useSave(staffResource.create, { confirm: true, refresh: REFRESHED })
  const sites = useSitesOfYear(schoolYear)
  const added = useRef<Staff>(undefined)
  const fields = useMemo(
    () =>
      userFields({
        sites,
        sameEmail: <SameEmail districtId={districtId} schoolYear={schoolYear} m={form} />,
        m: form,
      })
        .filter(({ name }) => SHORT.some((one) => one === name))
        // Elsewhere a username will do; here it is where the invitation goes.
        .map((field) => (field.name === 'emailAddress' ? { ...field, required: true } : field)),
    [sites, districtId, schoolYear, form],
  )
  const open = sites.list.filter(({ isActive }) => isActive !== false)
  const only = open.length === 1 ? open[0]?.siteCode : undefined
  const values = useMemo<UserValues>(() => (only === undefined ? {} : { siteCodes: [only] }), [only])
  return (
    <StepForm<UserValues>
      formId="setup.user"
      takesFocus
      label={m.signIn.user.open}
      fields={fields}
      sections={[{ title: m.signIn.user.open, help: m.signIn.user.help, fields: SHORT }]}
      values={values}
      calls={[
        {
          id: 'staff',
          schema: newStaffSchema,
          run: async ({ staffId = '', firstName = '', lastName = '', role, siteCodes = [], ...others }) => {
            if (!role) return undefined
            added.current = await run({ body: { staffId, firstName, lastName, role, siteCodes, ...others } })
            return undefined
          },
        },
      ]}
      create={{ submitLabel: m.signIn.user.open, onCancel }}
      onSaved={() => {
        if (added.current) onAdded(added.current)
      }}
      footer={({ save, saving }) => (
        <StepFoot {...work} hasPrimary>
          <Button onClick={onCancel}>{m.cancel}</Button>
          <SaveButton kind="primary" label={m.signIn.user.open} saving={saving} onSave={save} m={m} />
        </StepFoot>
      )}
    />
  )
}
