import type { SisApiConfig, SisApiFields, SisApiSecrets } from '@edconsole/console-core'
import type { FormInputs } from '../../patterns/resource-form/index.ts'

/** The connection as a form holds it. Secrets go in only (R35). */
export type SisConnectionValues = Omit<SisApiFields, 'sisSystemId'> &
  SisApiSecrets & {
    sisSystemId: number | null
    /**
     * When what is stored was saved, null where there is nothing: a save after another user's is refused.
     * Undefined where the server does not tell.
     */
    sisSavedAt: string | null | undefined
  }

/** What a form starts from; null: the district has no connection yet. */
export function sisValuesOf(config: SisApiConfig | null): SisConnectionValues {
  return {
    sisSystemId: config?.sisSystemId ?? null,
    sisApiUrl: config?.sisApiUrl ?? null,
    tokenUrl: config?.tokenUrl ?? null,
    qFilename: config?.qFilename ?? null,
    entityId: config?.entityId ?? null,
    apiSchoolYearId: config?.apiSchoolYearId ?? null,
    sisApiKey: '',
    sisApiSecret: '',
    sisSavedAt: config ? config.updatedAt : null,
  }
}

/** The values as the controls of a form hold them. */
export function inputsOfValues(values: SisConnectionValues): FormInputs {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]))
}
