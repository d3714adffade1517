import {
  apiProviderResource,
  CONSTANTS,
  exportsResource,
  sisImportsResource,
  useAccess,
  useDataYear,
  useDistrict,
  useItem,
  useList,
} from '@edconsole/console-core'
import type { SetupFacts } from './attention-setup.ts'
import { useOpenAccounts } from './use-active-users.ts'

export type SetupFactsAnswer = {
  facts: SetupFacts
  loading: boolean
  /** What could not be asked: the others are shown all the same. */
  failed: boolean
  retry: () => void
}

/** What is set up in the selected district, as far as the user may look into it. */
export function useSetupFacts(): SetupFactsAnswer {
  const { can } = useAccess()
  const { selected } = useDistrict()
  const schoolYear = useDataYear() ?? 0
  const all = { limit: CONSTANTS.limitMax, filter: { isEnabled: true, schoolYear } }
  const users = useOpenAccounts()
  const connection = useItem(
    apiProviderResource.configs,
    { params: { id: selected?.id ?? 0 } },
    { enabled: selected !== null && can('sis-import-api-setup') },
  )
  const templates = useList(sisImportsResource.detailed, all, {
    enabled: selected !== null && can('sis-import-edit'),
  })
  const exports = useList(exportsResource.list, all, { enabled: selected !== null && can('export') })
  const asked = [users, connection, templates, exports]
  const failed = asked.filter(({ data, errors }) => data === undefined && errors.length > 0)
  return {
    facts: {
      connection: connection.data?.[0],
      templates: templates.data,
      exports: exports.data,
      locked: users.locked,
    },
    loading: asked.some(({ loading }) => loading),
    failed: failed.length > 0,
    retry: () => {
      for (const { retry } of failed) retry()
    },
  }
}
