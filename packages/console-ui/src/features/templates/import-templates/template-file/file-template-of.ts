import type { SisImportTemplateDetailed, SisSystem } from '@edconsole/console-core'
import { bodyOf, draftOf } from '@edconsole/console-core/import-rules'
import type { FileTemplate } from '@edconsole/console-core/schemas'

/** A stored template as a file holds it. */
export const fileTemplateOf = (
  template: SisImportTemplateDetailed,
  systems: readonly Pick<SisSystem, 'id' | 'kind'>[],
): FileTemplate => {
  const { sisSystemId, isEnabled: _, schoolYear: __, ...body } = bodyOf(draftOf(template))
  const { componentName } = body
  if (componentName === 'accounts') throw new TypeError('No template reads accounts')
  return { ...body, componentName, sisKind: systems.find(({ id }) => id === sisSystemId)?.kind ?? null }
}
