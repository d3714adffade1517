import { countOf } from '@edconsole/console-core'
import { roleMessages } from './messages.ts'

/** What the editor of a role says, for a new one as for a stored one. */
export const roleFormMessages = {
  label: 'Role',
  submit: 'Create role',
  views: { label: 'View', form: 'Role' },
  sections: {
    role: 'Details',
    roleHelp: "The name can't be changed later.",
    permissions: 'Permissions',
  },
  fields: {
    name: 'Name',
    displayName: 'Display name',
    description: 'Description',
    scope: 'Audience',
    children: 'Permissions',
  },
  employee: {
    title: (role: string) => `Make everyone with ${role} provider staff?`,
    text: (people: number | undefined, isAll: boolean) => {
      const who =
        people === undefined
          ? 'Everyone who has this role becomes'
          : `${isAll ? '' : 'At least '}${countOf(people, 'person becomes', 'people become')}`
      return `${who} provider staff. Provider staff can open every district and see its data.`
    },
    action: 'Save changes',
  },
  scopes: { client: 'Client users', provider: 'Provider staff only' },
  nameHelp: 'Uppercase letters, digits, and underscores',
  nameExpects: 'two or more uppercase letters, digits, or underscores',
  nameFixed: "The name can't be changed.",
  scopeFixed: "This can't be changed.",
  taken: (role: string) => `this name is already used by the role ${role}`,
  displayNameTaken: (role: string) => `this display name is already used by the role ${role}`,
  providerOnly: (permission: string) =>
    `${permission} is for provider staff only. Clear it, or choose that audience`,
  roles: roleMessages,
}

export type RoleFormMessages = typeof roleFormMessages
