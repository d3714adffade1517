import { decodersOf } from '../api/decoders.ts'
import type { NewRole, RoleChange, RoleDefinition } from '../entities/role-definition.ts'
import { get, list, patch, post, resource } from './operation.ts'

const fields = decodersOf<RoleDefinition>({
  text: ['name', 'displayName', 'description'],
  textOrNull: ['updatedBy'],
  number: ['userCount'],
  texts: ['children', 'reachableRoles'],
})

export const rolesResource = resource(
  'roles',
  { records: 'roles', type: 'Role', identify: (role: RoleDefinition) => role.name },
  {
    list: list<RoleDefinition>(
      '/roles',
      {
        key: 'id',
        sortable: ['name', 'displayName', 'roleType', 'updatedAt'],
        // By `reachableRoles`: the roles that give one of these, directly or not.
        filterable: ['name', 'roleType', 'scope', 'reachableRoles'],
        searchable: ['name', 'displayName', 'description'],
        defaultSort: { name: 'asc' },
        facets: ['roleType', 'scope'],
      },
      { fields, fail: 'Error fetching roles' },
    ),
    get: get<RoleDefinition>('/roles/{id}', { fields, fail: 'Error fetching roles' }),
    create: post<NewRole, RoleDefinition>('/roles', { fields, fail: 'Error posting roles' }),
    update: patch<RoleChange, RoleDefinition>('/roles/{id}', {
      fields,
      version: 'updatedAt',
      fail: 'Error patching roles',
    }),
  },
)
