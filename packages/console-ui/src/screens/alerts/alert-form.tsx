import {
  ALERT_DELIVERIES,
  ALERT_EVENTS,
  type AlertChoices,
  type AlertDelivery,
  type AlertSettings,
  alertsResource,
  type DistrictListItem,
  EMPLOYEE_ROLE,
  useApi,
  useDistrictList,
  useSave,
  useSession,
} from '@edconsole/console-core'
import { alertChoicesSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useMemo } from 'react'
import { ALERT_COMPONENTS } from '../../features/alerts/choices.ts'
import { timeZoneOptions } from '../../features/formats/time-zones.ts'
import { DistrictList } from '../../features/roles/district-list.tsx'
import { SegmentedControl } from '../../parts/segmented-control/segmented-control.tsx'
import { ChoiceList } from '../../patterns/form-lists/choice-list.tsx'
import {
  type FormField,
  type FormInputs,
  type FormSectionSpec,
  ResourceForm,
} from '../../patterns/resource-form/index.ts'
import type { AlertSettingsMessages } from './messages.ts'
import * as css from './screen.css.ts'

type AlertFormProps = { settings: AlertSettings; m: AlertSettingsMessages }

/** The settings as one form; what is saved holds from the next alert on. */
export function AlertForm({ settings, m }: AlertFormProps): ReactElement {
  const { run } = useSave(alertsResource.saveSettings, { confirm: () => m.page.saved })
  const api = useApi()
  const { list } = useDistrictList()
  const isStaff = useSession().user?.reachableRoles.includes(EMPLOYEE_ROLE) ?? false
  const isGiven = isOnlyDistrict(list ?? [], settings)
  const fields = useMemo(() => {
    const all = fieldsOf(settings, { districts: list ?? [], isStaff }, m)
    return isGiven ? all.filter(({ name }) => name !== 'scope' && name !== 'districtIds') : all
  }, [settings, list, isStaff, isGiven, m])
  const { districts, events, email, quiet } = m.sections
  const sections: FormSectionSpec<AlertSettings>[] = [
    { ...events, fields: [...ALERT_EVENTS, 'rejectedPercent', 'components'] },
    ...(isGiven
      ? []
      : [{ ...districts, fields: ['scope', 'districtIds'] } satisfies FormSectionSpec<AlertSettings>]),
    { ...email, fields: ['byEmail', 'digestAt', 'timeZone'] },
    { ...quiet, fields: ['quietFrom', 'quietUntil', 'quietDays', 'failuresBreakQuiet'] },
  ]
  return (
    <ResourceForm<AlertSettings>
      formId="alerts"
      recordId="own"
      label={m.page.form}
      fields={fields}
      sections={sections}
      values={settings}
      calls={[
        {
          id: 'alerts',
          schema: {
            safeParse: (changes, context) =>
              alertChoicesSchema.safeParse(choicesOf(Object.assign({}, settings, changes)), context),
          },
          run: (changes, record) => run({ body: choicesOf(Object.assign({}, record, changes)) }),
        },
      ]}
      reload={async () => (await api.call(alertsResource.settings, {})).data}
    />
  )
}

/** What is sent: all of it, as choices depend on one another. */
function choicesOf({ emailAddress: _, ...choices }: AlertSettings): AlertChoices {
  return choices.quietFrom === null ? Object.assign(choices, { quietUntil: null }) : choices
}

/** There is one district, and it is told about: nothing to choose. */
const isOnlyDistrict = (
  [only, ...others]: readonly DistrictListItem[],
  { scope, districtIds }: AlertSettings,
): boolean =>
  only !== undefined &&
  others.length === 0 &&
  (scope === 'all' || (scope === 'chosen' && districtIds.some((id) => id === only.id)))

const isDelivery = (value: unknown): value is AlertDelivery =>
  ALERT_DELIVERIES.some((delivery) => delivery === value)
const isChosen = ({ scope }: FormInputs): boolean => scope === 'chosen'
const hasQuietHours = ({ quietFrom }: FormInputs): boolean =>
  typeof quietFrom === 'string' && quietFrom !== ''
const tellsRejections = ({ rejectedRows }: FormInputs): boolean => rejectedRows !== 'off'

type Around = { districts: readonly DistrictListItem[]; isStaff: boolean }

function fieldsOf(
  { emailAddress, digestAt, quietFrom, quietUntil, timeZone }: AlertSettings,
  { districts, isStaff }: Around,
  m: AlertSettingsMessages,
): FormField<AlertSettings>[] {
  const { scope, deliveries } = m
  return [
    {
      name: 'scope',
      label: scope.label,
      hideLabel: true,
      control: {
        kind: 'radio-cards',
        options: [
          // Districts are assigned to provider staff only.
          ...(isStaff ? [{ value: 'mine', label: scope.mine, note: scope.mineNote }] : []),
          { value: 'chosen', label: scope.chosen, note: scope.chosenNote },
          { value: 'all', label: scope.all, note: scope.allNote },
        ],
      },
    },
    {
      name: 'districtIds',
      label: m.districts.label,
      control: {
        kind: 'custom',
        group: true,
        format: (value) => m.districts.count(Array.isArray(value) ? value.length : 0),
        render: (control) => <DistrictList {...control} districts={districts} m={m.districts} />,
      },
      required: true,
      asks: m.districts.asks,
      shown: isChosen,
    },
    ...ALERT_EVENTS.map(
      (event): FormField<AlertSettings> => ({
        name: event,
        label: m.events[event],
        control: {
          kind: 'custom',
          group: true,
          format: (value) => (isDelivery(value) ? deliveries[value] : ''),
          render: ({ value, onChange, label }) => (
            <div className={css.delivery}>
              <SegmentedControl
                label={label}
                value={isDelivery(value) ? value : 'off'}
                onChange={onChange}
                options={ALERT_DELIVERIES.map((delivery) => ({
                  value: delivery,
                  label: deliveries[delivery],
                }))}
              />
            </div>
          ),
        },
        width: 'half',
      }),
    ),
    {
      name: 'rejectedPercent',
      label: m.rejectedPercent,
      control: { kind: 'number', min: 0, max: 100, decimal: true, unit: m.percent },
      required: true,
      width: 'half',
      shown: tellsRejections,
    },
    {
      name: 'components',
      label: m.components.label,
      control: {
        kind: 'custom',
        group: true,
        render: (control) => <ChoiceList {...control} options={ALERT_COMPONENTS} />,
      },
      help: m.components.help,
      shown: tellsRejections,
    },
    {
      name: 'byEmail',
      label: m.byEmail,
      control: { kind: 'switch' },
      help: emailAddress === null ? m.noAddress : m.byEmailHelp(emailAddress),
      disabled: emailAddress === null,
    },
    {
      name: 'digestAt',
      label: m.digestAt,
      control: { kind: 'select', options: timesWith(digestAt) },
      help: m.digestHelp,
      required: true,
      width: 'half',
    },
    {
      name: 'timeZone',
      label: m.timeZone,
      control: { kind: 'search-select', options: timeZoneOptions(timeZone) },
      required: true,
      width: 'half',
    },
    {
      name: 'quietFrom',
      label: m.quietFrom,
      control: { kind: 'select', options: [{ value: '', label: m.noQuiet }, ...timesWith(quietFrom)] },
      empty: null,
      width: 'half',
    },
    {
      name: 'quietUntil',
      label: m.quietUntil,
      asks: m.quietUntilAsks,
      control: { kind: 'select', options: timesWith(quietUntil) },
      required: true,
      width: 'half',
      shown: hasQuietHours,
    },
    {
      name: 'quietDays',
      label: m.quietDays,
      control: {
        kind: 'custom',
        group: true,
        format: (value) =>
          Object.entries(m.days)
            .filter(([day]) => Array.isArray(value) && value.includes(day))
            .map(([, word]) => word)
            .join(', '),
        render: (control) => <ChoiceList {...control} options={optionsOf(m.days)} narrow />,
      },
    },
    { name: 'failuresBreakQuiet', label: m.failuresBreakQuiet, control: { kind: 'checkbox' } },
  ]
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`
})

/** Half hours, and the time that is stored where it is another one. */
const timesWith = (stored: string | null) =>
  [...new Set([...HALF_HOURS, ...(stored ? [stored] : [])])]
    .sort()
    .map((value) => ({ value, label: clockText(value) }))

/** `07:00PM` of `19:00`, as the console writes times. */
function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const twelve = String(hour % 12 || 12).padStart(2, '0')
  return `${twelve}:${String(minute).padStart(2, '0')}${hour < 12 ? 'AM' : 'PM'}`
}
