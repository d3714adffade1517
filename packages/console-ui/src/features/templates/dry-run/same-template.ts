import type { RuleTemplate } from '@edconsole/console-core/import-rules'

/** Whether two templates make the same of a file. Numbers differ once what was edited is stored, and say nothing of that. */
export const sameTemplate = (one: RuleTemplate, other: RuleTemplate): boolean =>
  one === other || JSON.stringify(one, withoutIds) === JSON.stringify(other, withoutIds)

const withoutIds = (key: string, value: unknown): unknown => (key === 'id' ? undefined : value)
