import { createRandom } from '@edconsole/console-demo'

/** What a process is at when it is killed. */
export const DEEDS = ['save', 'import', 'export', 'rollover', 'provision'] as const
export type Deed = (typeof DEEDS)[number]

/** Not sent yet; sent, and not answered yet; answered, but the answer hasn't arrived. */
export const MOMENTS = ['before', 'within', 'after'] as const

/** At which statement to die; the first one is 1. */
export type Kill = { statement: number; moment: (typeof MOMENTS)[number] }

/** A kill before it is known how many statements there are. */
export type KillPoint = { deed: Deed; share: number; moment: Kill['moment'] }

/** Kills of the deeds in turn, spread evenly over the statements of each; by chance within its part. */
export const killPoints = (seed: number, points: number): KillPoint[] => {
  const random = createRandom(`kills ${seed}`)
  const parts = Math.ceil(points / DEEDS.length)
  return Array.from({ length: points }, (_, place) => ({
    deed: DEEDS[place % DEEDS.length] ?? 'save',
    share: (Math.floor(place / DEEDS.length) + random.next()) / parts,
    moment: random.pick(MOMENTS),
  }))
}
