import type { RoleDefinition } from '@edconsole/console-core'
import type { RoleFormMessages } from './role-form-messages.ts'
import type { RoleFacts } from './use-role-facts.ts'

/** What the form of a role holds. */
export type RoleFormValues = Pick<
  RoleDefinition,
  'name' | 'displayName' | 'description' | 'scope' | 'children'
>

/** What the parts of the form are given. */
export type RoleFormPart = {
  facts: RoleFacts
  /** As they are stored, or as a new role begins. */
  values: RoleFormValues
  m: RoleFormMessages
}
