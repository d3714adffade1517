import type { NewRole, RoleChange, RoleDefinition } from '../entities/role-definition.ts'
import { get, list, patch, post, resource } from './operation.ts'

export const rolesResource = resource(
  'roles',
  { records: 'roles', type: 'Role', identify: (role: RoleDefinition) => role.name },
  {
    list: list<RoleDefinition>(
      '/roles',
      {
        key: 'id',
        sortable: ['name', 'displayName', 'roleType', 'updatedAt'],
        filterable: ['name', 'roleType', 'scope'],
        searchable: ['name', 'displayName', 'description'],
        defaultSort: { name: 'asc' },
        facets: ['roleType', 'scope'],
      },
      { fail: 'Error fetching roles' },
    ),
    get: get<RoleDefinition>('/roles/{id}', { fail: 'Error fetching roles' }),
    create: post<NewRole, RoleDefinition>('/roles', { fail: 'Error posting roles' }),
    update: patch<RoleChange, RoleDefinition>('/roles/{id}', {
      version: 'updatedAt',
      fail: 'Error patching roles',
    }),
  },
)
