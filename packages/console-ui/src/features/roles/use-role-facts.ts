import { CONSTANTS, type RoleDefinition, rolesResource, useList } from '@edconsole/console-core'
import { useMemo } from 'react'
import { graphOf, type RoleGraph } from './role-graph.ts'
import { titlesOf } from './role-options.ts'

export type RoleFacts = {
  readonly definitions: readonly RoleDefinition[]
  readonly graph: RoleGraph
  readonly titleOf: (name: string) => string
}

export type RoleFactsState = Pick<ReturnType<typeof useList<RoleDefinition>>, 'errors' | 'retry'> & {
  /** Undefined until the roles came. */
  facts: RoleFacts | undefined
}

/** All roles, and what each inherits. */
export function useRoleFacts(): RoleFactsState {
  const { data, errors, retry } = useList(rolesResource.list, { limit: CONSTANTS.limitMax })
  const facts = useMemo(
    () => data && { definitions: data, graph: graphOf(data), titleOf: titlesOf(data) },
    [data],
  )
  return { facts, errors, retry }
}
