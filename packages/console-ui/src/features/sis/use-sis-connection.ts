import {
  type ApiFailure,
  apiProviderResource,
  referenceResource,
  SIS_KINDS,
  type SisApiConfig,
  type SisSystem,
  type UpdateSisApiConfig,
  useApi,
  useDistrictScope,
  useItem,
  useMessages,
  useRefresh,
  useSave,
} from '@edconsole/console-core'
import { aeriesCertificate, updateSisApiConfigSchema } from '@edconsole/console-core/schemas'
import { useMemo, useRef, useState } from 'react'
import type { FormCall, FormField, FormSchema } from '../../patterns/resource-form/index.ts'
import { type SisConnectionMessages, sisConnectionMessages } from './messages.ts'
import { SIS_FIELD_NAMES, type SisFieldsInput, sisConnectionFields } from './sis-fields.ts'
import { inputsOfValues, type SisConnectionValues, sisValuesOf } from './sis-values.ts'
import { type ConnectionTester, useConnectionTest } from './use-connection-test.ts'

/** The stored connection of the district around, and all that a form of it needs. */
export type SisConnectionForm = {
  /** Nothing is known yet. */
  loading: boolean
  errors: readonly ApiFailure[]
  retry(): void
  /** Reads the connection again. */
  refresh(): void
  systems: readonly SisSystem[]
  /** Null: the district has none yet. */
  config: SisApiConfig | null
  fields: readonly FormField<SisConnectionValues>[]
  values: SisConnectionValues
  /** Saves what was changed; a later save by another user is a conflict. */
  call: FormCall<SisConnectionValues>
  /** Reads the connection again, for a save that came too late. */
  reload(): Promise<SisConnectionValues>
  test: ConnectionTester
  /** Hands the stored connection over to the provider. */
  send: { run(): Promise<void>; running: boolean; errors: readonly ApiFailure[] }
  m: SisConnectionMessages
}

export type SisConnectionOptions = Pick<SisFieldsInput, 'choose'> & {
  /** Asked for only by those who may see it. Default true. */
  enabled?: boolean
}

/**
 * The SIS connection of the district around as part of a `ResourceForm`: fields, values, call and test.
 * @example
 * const sis = useSisConnection({ choose: 'list' })
 * <ResourceForm fields={[...own, ...sis.fields]} values={{ ...district, ...sis.values }} calls={[ownCall, sis.call]} … />
 */
export function useSisConnection({ choose, enabled = true }: SisConnectionOptions): SisConnectionForm {
  const m = useMessages('sis-connection', sisConnectionMessages)
  const api = useApi()
  const scope = useDistrictScope()
  const params = { id: scope?.id ?? '' }
  const systemsAnswer = useItem(referenceResource.sisSystems, {}, { enabled })
  const configs = useItem(apiProviderResource.configs, { params }, { enabled })
  const { run } = useSave(apiProviderResource.update, {
    confirm: ({ sisSystemId }) => m.saved(nameOf(systems, sisSystemId)),
    refresh: ['districts'],
  })
  const refresh = useRefresh('apiProvider')
  const sending = useSave(apiProviderResource.update, { confirm: () => m.sent })
  const systems = useMemo(() => systemsAnswer.data ?? [], [systemsAnswer.data])
  /** What this form saved last: newer than what was read until that is read again. */
  const [own, setOwn] = useState<SisApiConfig | null>(null)
  const config = newer(configs.data?.[0] ?? null, own)
  const test = useConnectionTest(systems, config)
  const latestTest = useRef(test)
  latestTest.current = test

  const call: FormCall<SisConnectionValues> = {
    id: 'sis-connection',
    fields: SIS_FIELD_NAMES,
    schema: useMemo(() => sisConnectionSchema(systems, m.certificate), [systems, m.certificate]),
    async run(changes, saved) {
      const hasPassed = latestTest.current.hasPassed(inputsOfValues({ ...saved, ...changes }))
      const body = sisBody(systems, changes, saved)
      const stored = await run({ params, body, record: { updatedAt: saved.sisSavedAt } })
      setOwn(stored)
      // A save forgets what is known of the connection; what was just seen to work need not be shown as unknown.
      if (hasPassed) void latestTest.current.confirmStored(stored)
      return sisValuesOf(stored)
    },
  }

  return {
    loading: systemsAnswer.loading || configs.loading,
    errors: [...systemsAnswer.errors, ...configs.errors],
    retry() {
      if (systemsAnswer.errors.length > 0) systemsAnswer.retry()
      if (configs.errors.length > 0) configs.retry()
    },
    systems,
    config,
    call,
    test,
    m,
    refresh,
    send: {
      async run() {
        setOwn(await sending.run({ params, body: { sent: true }, record: config ?? { updatedAt: null } }))
      },
      running: sending.saving,
      errors: sending.errors,
    },
    fields: useMemo(() => sisConnectionFields({ systems, config, choose, m }), [systems, config, choose, m]),
    values: useMemo(() => sisValuesOf(config), [config]),
    reload: async () =>
      sisValuesOf((await api.call(apiProviderResource.configs, { params, lea: scope?.lea })).data[0] ?? null),
  }
}

function nameOf(systems: readonly SisSystem[], id: number | null): string {
  return systems.find((system) => system.id === id)?.provider.name ?? ''
}

function newer(read: SisApiConfig | null, own: SisApiConfig | null): SisApiConfig | null {
  return own && momentOf(own) > momentOf(read) ? own : read
}

/** The last moment that something was noted of a connection; times of the server compare as texts. */
function momentOf(config: SisApiConfig | null): string {
  return (
    [config?.updatedAt, config?.sentAt]
      .flatMap((at) => at ?? [])
      .sort()
      .at(-1) ?? ''
  )
}

/**
 * What is sent of a changed connection. Another system starts empty on the server, so what stays the same in the form goes
 * along with it.
 */
function sisBody(
  systems: readonly SisSystem[],
  changes: Partial<SisConnectionValues>,
  saved: SisConnectionValues,
): UpdateSisApiConfig {
  const { sisSavedAt: _, sisSystemId, ...own } = changes
  if (sisSystemId == null) return own
  const system = systems.find(({ id }) => id === sisSystemId)
  const kept = Object.fromEntries(
    (system ? SIS_KINDS[system.kind].fields : [])
      .filter((name) => saved[name] !== null && saved[name] !== '')
      .map((name) => [name, saved[name]]),
  )
  return { ...kept, ...own, sisSystemId }
}

/** The check of the call's body, and what one system alone asks of a field. */
function sisConnectionSchema(systems: readonly SisSystem[], certificateText: string): FormSchema {
  return updateSisApiConfigSchema.superRefine(({ sisSystemId, sisApiKey }, context) => {
    const system = systems.find(({ id }) => id === sisSystemId)
    if (
      system?.kind !== 'aeries' ||
      sisApiKey === undefined ||
      aeriesCertificate.safeParse(sisApiKey).success
    )
      return
    context.addIssue({ code: 'custom', path: ['sisApiKey'], message: certificateText })
  })
}
