import { z } from 'zod'
import { WEEKDAYS, type Weekday } from '../lists/weekdays.ts'
import { distinct, recordId, timeOfDay, timeZone } from '../validation/fields.schema.ts'
import { ALERT_DELIVERIES, ALERT_SCOPES, type AlertChoices, type ReadAlerts } from './alert.ts'
import { sisComponent } from './sis-import-template.schema.ts'

const weekdays = Object.keys(WEEKDAYS) as [Weekday, ...Weekday[]]
const delivery = z.enum(ALERT_DELIVERIES)

/** Body of `POST /alerts/settings`. */
export const alertChoicesSchema = z
  .strictObject({
    importFailed: delivery,
    importHeld: delivery,
    importLate: delivery,
    rejectedRows: delivery,
    exportFailed: delivery,
    certificateExpiring: delivery,
    rejectedPercent: z.number().min(0).max(100),
    scope: z.enum(ALERT_SCOPES),
    districtIds: z.array(recordId).max(500),
    components: distinct(sisComponent, sisComponent.options.length),
    byEmail: z.boolean(),
    digestAt: timeOfDay,
    quietFrom: timeOfDay.nullable(),
    quietUntil: timeOfDay.nullable(),
    quietDays: distinct(z.enum(weekdays), weekdays.length),
    failuresBreakQuiet: z.boolean(),
    timeZone,
  })
  .refine(({ scope, districtIds }) => scope !== 'chosen' || districtIds.length > 0, {
    path: ['districtIds'],
    message: 'it must name at least one district',
  })
  .refine(({ quietFrom, quietUntil }) => (quietFrom === null) === (quietUntil === null), {
    path: ['quietUntil'],
    message: 'quiet hours must have a beginning and an end',
  })
  .refine(({ quietFrom, quietUntil }) => quietFrom === null || quietFrom !== quietUntil, {
    path: ['quietUntil'],
    message: "quiet hours can't start and end at the same time",
  })
  .refine(({ quietDays }) => quietDays.length < weekdays.length, {
    path: ['quietDays'],
    message: "leave at least one day that isn't quiet, so that alerts can be sent",
  }) satisfies z.ZodType<AlertChoices>

/** Body of `POST /alerts/read`. */
export const readAlertsSchema = z
  .strictObject({ ids: z.array(recordId).min(1).max(100).optional(), upTo: recordId.optional() })
  .refine(
    ({ ids, upTo }) => (ids === undefined) !== (upTo === undefined),
    'it must have either ids or the newest message',
  ) satisfies z.ZodType<ReadAlerts>
