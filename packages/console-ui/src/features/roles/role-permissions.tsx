import { useSession } from '@edconsole/console-core'
import { type ReactElement, useMemo } from 'react'
import { useFormInputs } from '../../patterns/resource-form/index.ts'
import * as css from './role-checklist.css.ts'
import { RoleChecklist } from './role-checklist.tsx'
import type { RoleFormPart } from './role-form-values.ts'
import { reachedFrom, withChildren } from './role-graph.ts'
import { lockOf } from './role-locks.ts'
import { roleOptionGroups } from './role-options.ts'

export type RolePermissionsProps = RoleFormPart & {
  edited: string | undefined
  chosen: readonly string[]
  before: readonly string[]
  onChange: (chosen: string[]) => void
  readOnly: boolean
}

/** What a role is made of. */
export function RolePermissions(props: RolePermissionsProps): ReactElement {
  const { facts, edited, chosen, before, values, onChange, readOnly, m } = props
  const { graph, definitions, titleOf } = facts
  const { scope } = useFormInputs()
  const { user } = useSession()
  const words = m.roles.checklist
  const groups = useMemo(
    () => roleOptionGroups({ definitions, chosen: values.children, jobs: 'last', without: edited, m: words }),
    [definitions, values.children, edited, words],
  )
  const lock = useMemo(() => {
    const own = user?.roles ?? []
    return (name: string) =>
      lockOf(name, {
        graph,
        definitions,
        chosen,
        stored: before,
        own: user?.reachableRoles ?? [],
        scope: scope === 'provider' ? 'provider' : 'client',
        edited,
        ownAfter:
          edited === undefined ? undefined : (next) => reachedFrom(withChildren(graph, edited, next), own),
        titleOf,
        m: words,
      })
  }, [graph, definitions, chosen, before, user, scope, edited, titleOf, words])
  if (readOnly && chosen.length === 0) return <p className={css.nothing}>{words.noneIncluded}</p>
  return (
    <RoleChecklist
      groups={groups}
      chosen={chosen}
      stored={before}
      onChange={onChange}
      graph={graph}
      lockOf={lock}
      titleOf={titleOf}
      kind="permission"
      readOnly={readOnly}
      m={words}
    />
  )
}
