import type { Db } from '@edconsole/console-server/internal'
import { daysFrom } from '../platform/days-from.ts'
import { CUSTOM_ROLES } from './custom-roles.ts'

export const insertCustomRoles = async (db: Db, now: Date): Promise<void> => {
  const meta = { roleType: 'custom', createdAt: daysFrom(now, -210), createdBy: 'Ana Silva' } as const
  await db
    .insertInto('roles')
    .values(CUSTOM_ROLES.map(({ children: _, ...role }) => ({ ...role, ...meta })))
    .execute()
  await db
    .insertInto('roleInheritance')
    .values(
      CUSTOM_ROLES.flatMap(({ name, children }) =>
        children.map((inheritsName) => ({ roleName: name, inheritsName })),
      ),
    )
    .execute()
}
