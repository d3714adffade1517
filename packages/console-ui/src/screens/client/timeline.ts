import { type ProductUse, SUBSCRIPTION_EXPIRING_DAYS, type Subscription } from '@edconsole/console-core'
import { daysBetween } from '../../features/clients/days-between.ts'

/** How a subscription is drawn. `later`: it follows another one, or has not begun. */
export type BarKind = 'active' | 'expiring' | 'later' | 'ended'

export type Bar = {
  readonly id: number
  readonly kind: BarKind
  readonly startDate: string
  readonly endDate: string
  /** Where it stands on the time line, as shares of it. */
  readonly from: number
  readonly to: number
  /** It began, or ends, out of sight. */
  readonly cutStart: boolean
  readonly cutEnd: boolean
}

/** A product with its subscriptions. `none`: the client has it without any. */
export type ProductLine = {
  readonly productId: number
  readonly name: string
  /** The client has it now. */
  readonly has: boolean
  readonly state: BarKind | 'cancelled' | 'none'
  readonly bars: readonly Bar[]
  /** Of the one that runs, or else of the last; the first day for `later`. */
  readonly day: string | null
  /** Until that day, while one runs. */
  readonly daysLeft: number | null
  /** The one after it. */
  readonly next: Pick<Subscription, 'startDate' | 'endDate'> | null
}

export type Timeline = {
  /** START years of the school years that are shown. */
  readonly years: readonly number[]
  /** Today, as a share. */
  readonly today: number
  readonly lines: readonly ProductLine[]
}

export type TimelineFacts = {
  products: readonly ProductUse[]
  subscriptions: readonly Subscription[]
  /** `YYYY-MM-DD` */
  today: string
  /** START year of the school year that is running. */
  schoolYear: number
}

/** School years before and after the running one. */
const AROUND = 1

/** Products and subscriptions of a client over three school years; what ends soon comes first. */
export const timelineOf = ({ products, subscriptions, today, schoolYear }: TimelineFacts): Timeline => {
  const years = [schoolYear - AROUND, schoolYear, schoolYear + AROUND]
  const start = `${schoolYear - AROUND}-07-01`
  const length = daysBetween(start, `${schoolYear + AROUND + 1}-07-01`)
  const shareOf = (day: string, more = 0) => (daysBetween(start, day) + more) / length
  const barOf = (one: Subscription): Bar[] => {
    const [from, to] = [shareOf(one.startDate), shareOf(one.endDate, 1)]
    if (!(to > 0 && from < 1)) return []
    const { id, startDate, endDate } = one
    const kind = kindOf(one, today)
    const within = { from: Math.max(0, from), to: Math.min(1, to) }
    return [{ id, kind, startDate, endDate, cutStart: from < 0, cutEnd: to > 1, ...within }]
  }
  const names = new Map([
    ...subscriptions.map(({ productId, productName }) => [productId, productName] as const),
    ...products.map(({ productId, name }) => [productId, name] as const),
  ])
  const lines = [...names].map(([productId, name]): ProductLine => {
    const own = subscriptions
      .filter((one) => one.productId === productId)
      .sort((a, b) => a.startDate.localeCompare(b.startDate))
    const has = products.some((one) => one.productId === productId)
    return { productId, name, has, bars: own.flatMap(barOf), ...standingOf(own, today) }
  })
  return { years, today: shareOf(today), lines: lines.sort(byUrgency) }
}

const isOver = ({ status, endDate }: Subscription, today: string): boolean =>
  status === 'cancelled' || endDate < today

const kindOf = (one: Subscription, today: string): BarKind => {
  if (isOver(one, today)) return 'ended'
  if (one.startDate > today) return 'later'
  return daysBetween(today, one.endDate) <= SUBSCRIPTION_EXPIRING_DAYS ? 'expiring' : 'active'
}

type Standing = Pick<ProductLine, 'state' | 'day' | 'daysLeft' | 'next'>

/** @param own by their first day */
const standingOf = (own: readonly Subscription[], today: string): Standing => {
  const open = own.filter((one) => !isOver(one, today))
  const running = open.filter(({ startDate }) => startDate <= today)
  // Several may run at once, one for each instance: the product ends with the last.
  const present = [...running].sort((a, b) => b.endDate.localeCompare(a.endDate))[0]
  const coming = open.find(({ startDate }) => startDate > today) ?? null
  if (present)
    return {
      state: kindOf(present, today),
      day: present.endDate,
      daysLeft: daysBetween(today, present.endDate),
      next: coming,
    }
  if (coming) return { state: 'later', day: coming.startDate, daysLeft: null, next: null }
  const ended = own.filter(({ status }) => status !== 'cancelled')
  const last = [...ended].sort((a, b) => b.endDate.localeCompare(a.endDate))[0]
  if (last) return { state: 'ended', day: last.endDate, daysLeft: null, next: null }
  return { state: own.length > 0 ? 'cancelled' : 'none', day: null, daysLeft: null, next: null }
}

const RANKS: Record<ProductLine['state'], number> = {
  expiring: 0,
  active: 1,
  later: 2,
  none: 3,
  ended: 4,
  cancelled: 4,
}

const byUrgency = (a: ProductLine, b: ProductLine): number =>
  RANKS[a.state] - RANKS[b.state] ||
  (a.state === 'expiring' ? (a.day ?? '').localeCompare(b.day ?? '') : 0) ||
  a.name.localeCompare(b.name)
