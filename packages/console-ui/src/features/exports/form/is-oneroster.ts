import { ONEROSTER_COMPONENTS, ONEROSTER_VERSIONS } from '@edconsole/console-core'

/** Whether an export type, as it is entered, is one of the OneRoster standard. */
export const isOneRoster = (exportType: unknown): boolean =>
  typeof exportType === 'string' && Object.hasOwn(ONEROSTER_VERSIONS, exportType)

const COMPONENTS: ReadonlySet<string> = new Set(ONEROSTER_COMPONENTS)

/** Whether the standard has a file for a component. */
export const isInOneRoster = (component: string): boolean => COMPONENTS.has(component)
