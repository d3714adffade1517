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
  scopes: { client: 'Client users', provider: 'Provider staff only' },
  nameHelp: 'Uppercase letters, digits and underscores',
  nameExpects: 'two or more uppercase letters, digits or underscores',
  nameFixed: "The name can't be changed.",
  scopeFixed: "This can't be changed.",
  taken: (role: string) => `this name is already used by the role ${role}`,
  roles: roleMessages,
}

export type RoleFormMessages = typeof roleFormMessages
