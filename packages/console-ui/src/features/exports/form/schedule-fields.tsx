import { zoneNames } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { DayRanges } from '../../../patterns/day-ranges/day-ranges.tsx'
import { rangesText } from '../../../patterns/day-ranges/ranges-in.ts'
import { useDistrictTimeZone } from '../../../patterns/day-ranges/use-district-time-zone.ts'
import { ChoiceList } from '../../../patterns/form-lists/choice-list.tsx'
import { LinesText } from '../../../patterns/form-lists/lines-text.tsx'
import type { FormField, FormInputs } from '../../../patterns/resource-form/index.ts'
import { timeOfDayIn } from '../../../patterns/schedule/time-of-day.ts'
import type { ExportFormValues } from './export-form-values.ts'
import { optionsOf } from './export-form-values.ts'
import type { ExportFormMessages } from './messages.ts'
import * as css from './preview-line.css.ts'

const isScheduled = ({ scheduleEnabled }: FormInputs): boolean => scheduleEnabled === true

/** Whether and when it is sent, and who hears of a failure. */
export const scheduleFields = (m: ExportFormMessages): FormField<ExportFormValues>[] => [
  { name: 'isEnabled', label: m.fields.isEnabled, control: { kind: 'switch' }, help: m.help.isEnabled },
  {
    name: 'scheduleEnabled',
    label: m.fields.scheduleEnabled,
    control: { kind: 'switch' },
    help: m.help.scheduleEnabled,
  },
  {
    name: 'scheduleTime',
    label: m.fields.scheduleTime,
    control: { kind: 'text', clean: timeOfDayIn },
    help: m.help.scheduleTime,
    expects: m.expects.scheduleTime,
    required: true,
    shown: isScheduled,
    width: 'half',
    after: <ZoneLine m={m} />,
  },
  {
    name: 'scheduleDays',
    label: m.fields.scheduleDays,
    control: {
      kind: 'custom',
      group: true,
      render: (control) => <ChoiceList {...control} options={optionsOf(m.days)} />,
    },
    required: true,
    asks: m.asks.scheduleDays,
    shown: isScheduled,
  },
  {
    name: 'blackoutRanges',
    label: m.fields.blackoutRanges,
    control: {
      kind: 'custom',
      group: true,
      render: (control) => <DayRanges {...control} m={m.ranges} />,
      format: rangesText,
    },
    help: m.help.blackoutRanges,
    expects: m.expects.blackoutRanges,
    shown: isScheduled,
  },
  {
    name: 'notifyEmails',
    label: m.fields.notifyEmails,
    control: { kind: 'custom', render: (control) => <LinesText {...control} /> },
    help: m.help.notifyEmails,
  },
]

/** Whose clock is meant: lists show times on another one. */
function ZoneLine({ m }: { m: ExportFormMessages }): ReactElement {
  const { long } = zoneNames(useDistrictTimeZone())
  return <p className={css.line}>{m.zone(long)}</p>
}
