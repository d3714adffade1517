import { zoneNames } from '@edconsole/console-core'
import type { Column } from '../column.ts'

/**
 * What a column is called in a file, whose raw values need their zone and unit named.
 * @example fileHeading('America/New_York')({ title: 'Started (ET)', isRaw: true }) // 'Started (UTC)'
 */
export const fileHeading =
  (timeZone: string) =>
  ({ title, isRaw, unit }: Pick<Column<never>, 'title' | 'isRaw' | 'unit'>): string => {
    if (!isRaw) return title
    const inUtc = title.replace(`(${zoneNames(timeZone).short})`, '(UTC)')
    return unit === undefined ? inUtc : `${inUtc} (${unit})`
  }
