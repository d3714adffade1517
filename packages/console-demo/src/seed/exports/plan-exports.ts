import type { ComponentName, DeliveryMethod } from '@edconsole/console-core/contract'
import type { SeedDistrict } from '../seed-district.ts'
import type { SeedKind } from '../seed-kind.ts'
import { DEMO_RECEIVER } from './demo-receiver.ts'

/** A product that the district may send to. */
export type SentProduct = { id: number; code: string; name: string; components: readonly ComponentName[] }

export type PlannedExport = {
  product: SentProduct
  name: string
  deliveryMethod: DeliveryMethod
  /** Null for files that are fetched here. */
  host: string | null
  components: readonly ComponentName[]
  /** How it went lately. */
  story: 'regular' | 'late' | 'paused' | 'failing'
}

/**
 * The exports of a demo district. The first district has one of each story and one product without an export.
 * @param stored components with rows: an empty file would tell nothing
 */
export const planExports = (
  { profile, id }: SeedDistrict,
  kind: SeedKind,
  products: readonly SentProduct[],
  stored: ReadonlySet<string>,
): PlannedExport[] => {
  if (profile === 'empty') return []
  const most = kind !== 'small' && profile === 'rich' ? 5 : 2
  const chosen = products.filter((product) => profile !== 'rich' || product.id !== WITHOUT_EXPORT)
  return chosen.slice(0, kind === 'small' && profile !== 'rich' ? 1 : most).flatMap((product, place) => {
    const components = product.components.filter((name) => stored.has(name))
    if (components.length === 0) return []
    const deliveryMethod = place === 3 && id % 2 === 0 ? 'download' : 'sftp'
    const name = `Roster to ${product.name}`
    const host = deliveryMethod === 'download' ? null : DEMO_RECEIVER.host
    return { product, name, deliveryMethod, host, components, story: storyOf(profile, kind, place) }
  })
}

/** Special Education: what is sent there is still to be set up. */
const WITHOUT_EXPORT = 4

const storyOf = (profile: SeedDistrict['profile'], kind: SeedKind, place: number): PlannedExport['story'] => {
  if (profile === 'inactive') return 'paused'
  if (profile === 'failing' && place === 0) return 'failing'
  if (profile !== 'rich' || kind === 'small') return 'regular'
  return place === 1 ? 'late' : place === 2 ? 'paused' : 'regular'
}
