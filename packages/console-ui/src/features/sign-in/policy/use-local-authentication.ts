import {
  type ApiFailure,
  type Authentication,
  authenticationsResource,
  type District,
  useApi,
  useDistrictScope,
  useItem,
  useSave,
} from '@edconsole/console-core'

const LOCAL = { query: { filter: { provider: 'illuminate' }, limit: 100 } } as const

const isLocal = ({ provider }: Authentication): boolean => provider === 'illuminate'

/** The Local authentication of the district's client, and how its settings are saved (R33). */
export type LocalAuthentication = {
  /** Undefined until it came, and when the client has none. */
  readonly stored: Authentication | undefined
  readonly loading: boolean
  readonly errors: readonly ApiFailure[]
  retry(): void
  /**
   * Saves some settings.
   * @param record says which version of it was read
   */
  save(settings: Record<string, unknown>, record: Pick<Authentication, 'id'>): Promise<Authentication>
  /** Reads it again, for a save that came too late. */
  reload(): Promise<Authentication | undefined>
}

export function useLocalAuthentication(): LocalAuthentication {
  const clientId: District['illuminateClientId'] = useDistrictScope()?.clientId ?? null
  const found = useItem(authenticationsResource.list, LOCAL, { enabled: clientId !== null })
  const update = useSave(authenticationsResource.update, { confirm: true })
  const api = useApi()
  return {
    stored: found.data?.find(isLocal),
    loading: found.loading,
    errors: found.errors,
    retry: found.retry,
    save: (settings, record) => update.run({ params: { id: record.id }, body: { settings }, record }),
    reload: async () =>
      (await api.call(authenticationsResource.list, { ...LOCAL, clientId })).data.find(isLocal),
  }
}
