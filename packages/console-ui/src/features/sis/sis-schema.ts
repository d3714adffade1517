import type { SisSystem } from '@edconsole/console-core'
import { aeriesCertificate, updateSisApiConfigSchema } from '@edconsole/console-core/schemas'
import type { FormSchema } from '../../patterns/resource-form/index.ts'

/** The check of the call's body, and what one system alone asks of a field. */
export function sisConnectionSchema(systems: readonly SisSystem[], certificateText: string): FormSchema {
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
