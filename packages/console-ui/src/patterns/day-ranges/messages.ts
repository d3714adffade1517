/** Words of periods of days without automatic runs. */
export const dayRangesMessages = {
  from: 'First day',
  to: 'Last day',
  range: (number: number) => `Blackout dates ${number}`,
  add: 'Add dates',
  remove: (number: number) => `Remove blackout dates ${number}`,
}

export type DayRangesMessages = typeof dayRangesMessages
