import {
  INSTANCE_ENVIRONMENTS,
  INSTANCE_REGIONS,
  type Instance,
  type InstanceEnvironment,
  type InstanceRegion,
  type NewInstance,
} from '@edconsole/console-core'
import { newInstanceSchema } from '@edconsole/console-core/schemas'
import type { InstanceCreateMessages } from './messages.ts'

/** What is entered about a new instance, as it was typed. */
export type InstanceDraft = {
  readonly clientId: number | null
  /** Null until one is typed; until then the field shows the suggestion. */
  readonly name: string | null
  readonly environment: NewInstance['environment']
  readonly region: InstanceRegion | ''
  readonly url: string
  readonly products: readonly number[]
}

/** With the name that stands in the field. */
export type NamedDraft = InstanceDraft & { readonly name: string }

export const EMPTY: InstanceDraft = {
  clientId: null,
  name: null,
  environment: 'production',
  region: '',
  url: '',
  products: [],
}

export type DraftFaults = { readonly [Name in 'name' | 'region' | 'url']?: string }

const { name: nameSchema, url: urlSchema } = newInstanceSchema.shape

export const isName = (name: string): boolean => nameSchema.safeParse(name).success

/** What is wrong with the second step. */
export const faultsOf = (
  { name, region, url }: NamedDraft,
  { isTaken, m: { instance: m } }: { isTaken: boolean; m: InstanceCreateMessages },
): DraftFaults => ({
  ...(name.trim() === ''
    ? { name: m.nameMissing }
    : !isName(name.trim())
      ? { name: m.nameWrong }
      : isTaken
        ? { name: m.nameTaken(name.trim()) }
        : {}),
  ...(region === '' ? { region: m.regionMissing } : {}),
  ...(url.trim() === '' || urlSchema.safeParse(url.trim()).success ? {} : { url: m.urlWrong }),
})

/** The body of the call; null while something is missing. */
export const bodyOf = ({
  clientId,
  name,
  environment,
  region,
  url,
  products,
}: NamedDraft): NewInstance | null =>
  clientId === null || region === ''
    ? null
    : {
        clientId,
        name: name.trim(),
        environment,
        region,
        ...(url.trim() === '' ? {} : { url: url.trim() }),
        ...(products.length === 0 ? {} : { products: [...products] }),
      }

const SUFFIX = { production: 'prod', training: 'training', demo: 'demo' } as const
const NAME_MAX = 60

/** A name that the client doesn't use yet: `oakdale-prod`, `oakdale-prod-2`. */
export const suggestName = (
  slug: string,
  environment: NewInstance['environment'],
  taken: readonly Pick<Instance, 'name'>[],
): string => {
  const used = new Set(taken.map(({ name }) => name))
  const suffix = SUFFIX[environment]
  const start = slug.replace(/^[^a-z]+/, '') || 'instance'
  const stem = `${start.slice(0, NAME_MAX - suffix.length - 4)}-${suffix}`
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? stem : `${stem}-${number}`
    if (!used.has(name)) return name
  }
}

const isEnvironment = (value: unknown): value is Exclude<InstanceEnvironment, 'sandbox'> =>
  typeof value === 'string' && value !== 'sandbox' && Object.hasOwn(INSTANCE_ENVIRONMENTS, value)
const isRegion = (value: unknown): value is InstanceRegion =>
  typeof value === 'string' && Object.hasOwn(INSTANCE_REGIONS, value)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What was kept over a reload; whatever else stands there is left out. */
export const draftFrom = (kept: Readonly<Record<string, unknown>>): InstanceDraft => ({
  clientId: typeof kept.clientId === 'number' ? kept.clientId : null,
  name: typeof kept.name === 'string' ? kept.name : null,
  environment: isEnvironment(kept.environment) ? kept.environment : EMPTY.environment,
  region: isRegion(kept.region) ? kept.region : '',
  url: text(kept.url),
  products: Array.isArray(kept.products)
    ? kept.products.filter((id): id is number => typeof id === 'number')
    : [],
})
