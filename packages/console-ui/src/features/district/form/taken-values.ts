import { type District, type DistrictListItem, US_STATES } from '@edconsole/console-core'
import type { DistrictFormMessages } from './messages.ts'

/** What can be known of another district: the light line, or everything. */
export type OtherDistrict = Pick<DistrictListItem, 'id' | 'lea' | 'districtName' | 'state'> &
  Partial<Pick<District, 'ncesLeaId' | 'stateLeaId'>>

/** What is entered, as far as it must not be that of another district. */
export type UniqueValues = {
  readonly lea?: unknown
  readonly districtName?: unknown
  readonly state?: unknown
  readonly ncesLeaId?: unknown
  readonly stateLeaId?: unknown
}

export type UniqueField = Exclude<keyof UniqueValues, 'state'>

export type TakenValue = { field: UniqueField; text: string; by: OtherDistrict }

/** Which of the entered values belong to another district, at most one for each field. */
export const takenValues = (
  entered: UniqueValues,
  others: readonly OtherDistrict[],
  { taken: m }: Pick<DistrictFormMessages, 'taken'>,
): TakenValue[] => {
  const { lea, ncesLeaId, stateLeaId, districtName, state } = entered
  const find = (
    is: (other: OtherDistrict) => boolean,
    text: (by: OtherDistrict) => string,
    field: UniqueField,
  ) => {
    const by = others.find(is)
    return by ? [{ field, text: text(by), by }] : []
  }
  return [
    // As the server compares it: letter by letter.
    ...find(
      (one) => isSame(one.lea, lea),
      (by) => m.lea(by.districtName, by.lea),
      'lea',
    ),
    ...find(
      (one) => one.state === state && isSame(one.districtName.toLowerCase(), lower(districtName)),
      (by) => m.name(by.districtName, US_STATES[by.state]),
      'districtName',
    ),
    ...find(
      (one) => isSame(one.ncesLeaId, ncesLeaId),
      (by) => m.code(by.districtName, by.ncesLeaId ?? ''),
      'ncesLeaId',
    ),
    ...find(
      (one) => one.state === state && isSame(one.stateLeaId, stateLeaId),
      (by) => m.code(by.districtName, by.stateLeaId ?? ''),
      'stateLeaId',
    ),
  ]
}

const isSame = (theirs: string | null | undefined, entered: unknown): boolean =>
  typeof theirs === 'string' && theirs !== '' && typeof entered === 'string' && theirs === entered.trim()

const lower = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ').toLowerCase() : value
