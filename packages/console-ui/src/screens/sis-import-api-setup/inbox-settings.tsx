import {
  type ApiFailure,
  type DistrictCheckSettings,
  type Inbox,
  type InboxSettings,
  inboxResource,
  useApi,
  useDistrictScope,
  useExtension,
  useItem,
  useSave,
} from '@edconsole/console-core'
import { updateInboxSchema } from '@edconsole/console-core/schemas'
import { useMemo } from 'react'
import { DayRanges } from '../../patterns/day-ranges/day-ranges.tsx'
import { rangesText } from '../../patterns/day-ranges/ranges-in.ts'
import type { FormCall, FormField, FormSectionSpec } from '../../patterns/resource-form/index.ts'
import type { ApiSetupMessages } from './messages.ts'

/** The settings as a form holds them. */
export type InboxValues = InboxSettings & {
  /** When the stored ones were saved; null for the defaults. */
  inboxSavedAt: string | null
}

const NAMES = [
  ...(['isPaused', 'pausedUntil', 'blackoutRanges'] as const),
  ...(['startsWhenComplete', 'oldAfterDays', 'archiveDays'] as const),
] as const satisfies readonly (keyof InboxSettings)[]

const COUNTED = [
  ...(['sectionsWithoutTeacher', 'studentsWithoutSection'] as const),
  ...(['teachersWithoutSection', 'enrollmentsOutsideTerm'] as const),
] as const satisfies readonly (keyof DistrictCheckSettings)[]
const PERCENTAGES = [
  ...(['siteStudentLossPercent', 'siteStaffLossPercent'] as const),
  'rejectedLimitPercent',
] as const satisfies readonly (keyof InboxSettings)[]
const CHECKS = [...COUNTED, ...PERCENTAGES] as const

/** How a district delivers files, and what the form of the page needs of its settings. */
export type InboxSetup = {
  inbox: Inbox | null
  /** False where the backend doesn't know about inboxes. */
  isOffered: boolean
  loading: boolean
  errors: readonly ApiFailure[]
  retry: () => void
  values: InboxValues
  fields: FormField<InboxValues>[]
  sections: FormSectionSpec<InboxValues>[]
  call: FormCall<InboxValues>
  reload: () => Promise<InboxValues>
}

/** Reads a district's inbox and describes its settings for a form. */
export function useInboxSetup(m: ApiSetupMessages['inbox']): InboxSetup {
  const api = useApi()
  const scope = useDistrictScope()
  const isOffered = useExtension(inboxResource.get)
  const { data, loading, errors, retry } = useItem(inboxResource.get, {}, { enabled: isOffered })
  const { run } = useSave(inboxResource.update, { confirm: () => m.saved })
  return {
    inbox: data ?? null,
    isOffered,
    loading: isOffered && loading,
    errors,
    retry,
    values: useMemo(() => valuesOf(data), [data]),
    fields: fieldsOf(m),
    sections: [
      { title: m.automatic.title, help: m.automatic.about, fields: NAMES },
      { title: m.checks.title, help: m.checks.about, fields: CHECKS },
    ],
    call: {
      id: 'inbox',
      fields: [...NAMES, ...CHECKS],
      schema: updateInboxSchema,
      run: async (body, { inboxSavedAt }) =>
        valuesOf(await run({ body, record: { updatedAt: inboxSavedAt } })),
    },
    reload: async () => valuesOf((await api.call(inboxResource.get, { lea: scope?.lea })).data),
  }
}

const valuesOf = (inbox: Inbox | null | undefined): InboxValues => ({
  isPaused: inbox?.isPaused ?? false,
  pausedUntil: inbox?.pausedUntil ?? null,
  blackoutRanges: inbox?.blackoutRanges ?? [],
  startsWhenComplete: inbox?.startsWhenComplete ?? false,
  oldAfterDays: inbox?.oldAfterDays ?? null,
  archiveDays: inbox?.archiveDays ?? 0,
  sectionsWithoutTeacher: inbox?.sectionsWithoutTeacher ?? null,
  studentsWithoutSection: inbox?.studentsWithoutSection ?? null,
  teachersWithoutSection: inbox?.teachersWithoutSection ?? null,
  enrollmentsOutsideTerm: inbox?.enrollmentsOutsideTerm ?? null,
  siteStudentLossPercent: inbox?.siteStudentLossPercent ?? null,
  siteStaffLossPercent: inbox?.siteStaffLossPercent ?? null,
  rejectedLimitPercent: inbox?.rejectedLimitPercent ?? null,
  inboxSavedAt: inbox?.updatedAt ?? null,
})

const fieldsOf = (m: ApiSetupMessages['inbox']): FormField<InboxValues>[] => {
  const { labels, help } = m.automatic
  return [
    { name: 'isPaused', label: labels.isPaused, control: { kind: 'switch' }, help: help.isPaused },
    {
      name: 'pausedUntil',
      label: labels.pausedUntil,
      control: { kind: 'date' },
      help: help.pausedUntil,
      width: 'half',
      shown: ({ isPaused }) => isPaused === true,
    },
    {
      name: 'blackoutRanges',
      label: labels.blackoutRanges,
      control: {
        kind: 'custom',
        group: true,
        render: (control) => <DayRanges {...control} m={m.ranges} />,
        format: rangesText,
      },
      help: help.blackoutRanges,
      expects: m.automatic.rangeExpects,
    },
    {
      name: 'startsWhenComplete',
      label: labels.startsWhenComplete,
      control: { kind: 'switch' },
      help: help.startsWhenComplete,
    },
    {
      name: 'oldAfterDays',
      label: labels.oldAfterDays,
      control: { kind: 'number', min: 1, max: 365, unit: m.automatic.days },
      help: help.oldAfterDays,
      expects: m.automatic.oldExpects,
      width: 'half',
    },
    {
      name: 'archiveDays',
      label: labels.archiveDays,
      control: { kind: 'number', min: 1, max: 730, unit: m.automatic.days },
      help: help.archiveDays,
      expects: m.automatic.archiveExpects,
      required: true,
      width: 'half',
    },
    ...COUNTED.map(
      (name): FormField<InboxValues> => ({
        name,
        label: m.checks.labels[name],
        control: { kind: 'number', min: 0, max: 100_000 },
        help: m.checks.help[name],
        expects: m.checks.countExpects,
        width: 'half',
      }),
    ),
    ...PERCENTAGES.map(
      (name): FormField<InboxValues> => ({
        name,
        label: m.checks.labels[name],
        control: { kind: 'number', min: 1, max: 99, unit: m.checks.percent },
        help: m.checks.help[name],
        expects: m.checks.percentExpects,
        width: 'half',
      }),
    ),
  ]
}
