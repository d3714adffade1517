import { INSTANCE_STATUSES, type InstanceStatus } from '@edconsole/console-core/contract'

/**
 * The beginning of a refusal that a status causes.
 * @example stateOf({ name: 'oakdale-prod', status: 'retired' }) // 'oakdale-prod is retired'
 */
export const stateOf = ({ name, status }: { name: string; status: InstanceStatus }): string =>
  `${name} is ${INSTANCE_STATUSES[status].word.toLowerCase()}`
