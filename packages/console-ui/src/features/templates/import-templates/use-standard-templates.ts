import {
  type ComponentName,
  componentTitle,
  type SisImportTemplate,
  type SisSystem,
  sisImportsResource,
  useApi,
  useDistrictScope,
} from '@edconsole/console-core'
import { useCode } from '../../../parts/lazy-part/use-code.ts'
import type { Outcome } from '../../../patterns/one-by-one/run-one-by-one.ts'
import { useOneByOne } from './use-one-by-one.ts'

// The rules of all columns are large, and only who makes templates needs them.
const loadRules = () => import('@edconsole/console-core/import-rules')

export type StandardTemplates = {
  /** Components that have a standard template with this system and none of their own; undefined until that is known. */
  missing: readonly ComponentName[] | undefined
  making: boolean
  /** What the last press of the button did. */
  outcome: Outcome | undefined
  make(): Promise<void>
}

/** The standard templates of a system for the components that have none yet, made in load order. */
export function useStandardTemplates(
  system: SisSystem | undefined,
  templates: readonly Pick<SisImportTemplate, 'componentName'>[] | null | undefined,
  onDone?: () => void,
): StandardTemplates {
  const api = useApi()
  const lea = useDistrictScope()?.lea
  const { start, running, outcome } = useOneByOne(onDone)
  const { code: rules } = useCode(system && loadRules)
  const missing =
    system && templates && rules
      ? rules
          .standardComponents(system)
          .filter((name) => !templates.some(({ componentName }) => componentName === name))
      : undefined
  return {
    missing,
    making: running,
    outcome,
    async make() {
      if (!system || !rules || !missing) return
      await start(
        missing.flatMap((component) => {
          const body = rules.standardTemplate(system, component)
          const run = () => api.call(sisImportsResource.create, { ...(body && { body }), lea })
          return body ? { name: componentTitle(component), run } : []
        }),
      )
    },
  }
}
