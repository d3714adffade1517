import {
  ApiFailure,
  SCHOOL_TYPES,
  type SchoolType,
  type Site,
  sitesResource,
  useDraft,
  useSave,
  useScreenState,
  useUnsavedChanges,
} from '@edconsole/console-core'
import { useEffect, useState } from 'react'

/** A school type that was chosen for a site and not saved yet. */
type TypeChoice = Pick<Site, 'id' | 'siteCode' | 'siteName' | 'studentCount'> & {
  readonly to: SchoolType
}

/** Reads choices that were kept over a reload; what is no choice is left out. */
const choicesOf = (kept: Readonly<Record<string, unknown>>): ReadonlyMap<number, TypeChoice> =>
  new Map(Object.values(kept).flatMap((one) => (isChoice(one) ? [[one.id, one]] : [])))

const isChoice = (value: unknown): value is TypeChoice =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'siteCode' in value &&
  typeof value.siteCode === 'string' &&
  'siteName' in value &&
  typeof value.siteName === 'string' &&
  'studentCount' in value &&
  typeof value.studentCount === 'number' &&
  'to' in value &&
  SCHOOL_TYPES.some((type) => type === value.to)

type Choices = ReadonlyMap<number, TypeChoice>

export type TypeChoices = {
  /** Types are being chosen in the rows. */
  readonly editing: boolean
  start(): void
  end(): void
  readonly choices: Choices
  choose(site: Site, to: SchoolType): void
  discard(): void
  /** One call for all of them; what the server refuses stays, with its reason. */
  save(): Promise<void>
  readonly saving: boolean
  /** Why sites were left as they were, by their ids. */
  readonly refusals: ReadonlyMap<number, string>
  /** What the last save did, where it did not do everything. */
  readonly partly: { saved: number; of: number } | undefined
}

const NONE: Choices = new Map()

/**
 * School types of many sites, chosen over pages and filters and saved at once (ux 9.8). What is chosen is kept over a
 * reload and an expired session (R14), and asked about before it is left.
 */
export function useTypeChoices(mayEdit: boolean): TypeChoices {
  const [state, change] = useScreenState({ edit: ['', 'types'] })
  const editing = mayEdit && state.edit === 'types'
  const draft = useDraft('site-overview', 'types')
  const [choices, setChoices] = useState(() => (mayEdit ? choicesOf(draft.read()?.values ?? {}) : NONE))
  const [sent, setSent] = useState<Choices>(NONE)
  const { run, saving, itemErrors } = useSave(sitesResource.updateMany, { confirm: true })

  const put = (next: Choices) => {
    setChoices(next)
    if (next.size === 0) draft.drop()
    else draft.keep({ values: Object.fromEntries([...next].map(([id, one]) => [String(id), one])), base: {} })
  }
  const names = [...choices.values()].map(({ siteName }) => siteName)
  useUnsavedChanges(choices.size > 0, names, draft.drop, saving)
  // What outlived a reload is never out of sight.
  const isHidden = choices.size > 0 && mayEdit && !editing
  useEffect(() => {
    if (isHidden) change({ edit: 'types' }, { replace: true })
  })

  // Unless something else was chosen for the site.
  const refusals = new Map(
    itemErrors.flatMap(({ id, message }): [number, string][] => {
      const site = Number(id)
      const choice = choices.get(site)
      return choice && choice === sent.get(site) ? [[site, message]] : []
    }),
  )
  const stayed = sent.size > 0 && [...choices.values()].every((one) => sent.get(one.id) === one)

  return {
    editing,
    start: () => change({ edit: 'types' }),
    end: () => change({ edit: '' }),
    choices,
    choose({ id, siteCode, siteName, studentCount, schoolType }, to) {
      const next = new Map(choices)
      if (to === schoolType) next.delete(id)
      else next.set(id, { id, siteCode, siteName, studentCount, to })
      put(next)
    },
    discard() {
      setSent(NONE)
      put(NONE)
    },
    async save() {
      setSent(NONE)
      const body = { sites: [...choices.values()].map(({ id, to }) => ({ id, schoolType: to })) }
      try {
        const saved = new Set((await run({ body })).map(({ id }) => id))
        setSent(choices)
        put(new Map([...choices].filter(([id]) => !saved.has(id))))
      } catch (error) {
        // Told already; nothing was changed, and what was chosen stays.
        if (!(error instanceof ApiFailure)) throw error
      }
    },
    saving,
    refusals,
    partly: stayed ? { saved: sent.size - choices.size, of: sent.size } : undefined,
  }
}
