import {
  ApiFailure,
  type ComponentName,
  componentTitle,
  type SisImportTemplate,
  type SisSystem,
  sisImportsResource,
  useApi,
  useDistrictScope,
  useRefresh,
} from '@edconsole/console-core'
import { useState } from 'react'
import { useLater } from '../../parts/later/use-later.ts'
import { standardTemplatesLater } from './standard-templates-later.ts'

/** What one press of the button did. */
export type MadeTemplates = {
  made: number
  /** Those that were refused, with the server's reason. */
  failed: readonly { component: string; reason: string }[]
}

export type StandardTemplates = {
  /** Components that have a standard template with this system and none of their own; undefined until that is known. */
  missing: readonly ComponentName[] | undefined
  making: boolean
  result: MadeTemplates | undefined
  make(): Promise<void>
}

/** The standard templates of a system for the components that have none yet. */
export function useStandardTemplates(
  system: SisSystem | undefined,
  templates: readonly SisImportTemplate[] | null | undefined,
): StandardTemplates {
  const api = useApi()
  const lea = useDistrictScope()?.lea
  const refresh = useRefresh('sisImports')
  const [making, setMaking] = useState(false)
  const [result, setResult] = useState<MadeTemplates | undefined>()
  const rules = useLater(standardTemplatesLater, system !== undefined)
  const missing =
    system && templates && rules
      ? rules
          .standardComponents(system)
          .filter((name) => !templates.some(({ componentName }) => componentName === name))
      : undefined

  return {
    ...{ missing, making, result },
    async make() {
      if (!system || !rules || !missing || making) return
      setMaking(true)
      setResult(undefined)
      const failed: { component: string; reason: string }[] = []
      let made = 0
      // One after the other, in load order: what one refuses does not keep the others from being made.
      for (const component of missing) {
        const body = rules.standardTemplate(system, component)
        if (!body) continue
        try {
          await api.call(sisImportsResource.create, { body, lea })
          made += 1
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error
          failed.push({ component: componentTitle(component), reason: error.message })
          // Without a session or a connection the others would fail for the same reason.
          if (error.code === 401 || error.code === null) break
        }
      }
      setResult({ made, failed })
      setMaking(false)
      refresh()
    },
  }
}
