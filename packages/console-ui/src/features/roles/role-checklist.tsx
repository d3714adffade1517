import { useConsoleSettings } from '@edconsole/console-core'
import { type KeyboardEvent, type ReactElement, useMemo, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { SearchField } from '../../parts/search-field/search-field.tsx'
import { SegmentedControl } from '../../parts/segmented-control/segmented-control.tsx'
import { type ChecklistView, differences, shownGroups, sortedRoles } from './checklist-rows.ts'
import type { RoleMessages } from './messages.ts'
import { optionStates } from './option-states.ts'
import * as css from './role-checklist.css.ts'
import { RoleChecklistGroup } from './role-checklist-group.tsx'
import type { RoleGraph } from './role-graph.ts'
import type { RoleOptionGroup } from './role-options.ts'

export type RoleChecklistProps = {
  groups: readonly RoleOptionGroup[]
  /** By name, sorted. */
  chosen: readonly string[]
  stored: readonly string[]
  onChange: (chosen: string[]) => void
  graph: RoleGraph
  /** Why a role can't be chosen or cleared. */
  lockOf: (name: string) => string | undefined
  titleOf: (name: string) => string
  /** Whether the list is the permissions of a role or the roles of a person. */
  kind: 'permission' | 'role'
  readOnly: boolean
  m: RoleMessages['checklist']
}

/**
 * Roles to choose from, in groups. A check that comes from another role is gray and says which; one that can't be changed
 * says why. Arrow keys go from box to box.
 */
export function RoleChecklist(props: RoleChecklistProps): ReactElement {
  const { groups, chosen, stored, onChange, graph, lockOf, titleOf, kind, readOnly, m } = props
  const { employeeAccess } = useConsoleSettings()
  const [search, setSearch] = useState('')
  // What a role that can't be changed is made of stands there at once, without all that it isn't.
  const [view, setView] = useState<ChecklistView>(kind === 'permission' && readOnly ? 'selected' : 'all')
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(emptyGroups(groups, chosen)))
  const shown = shownGroups({ groups, view, search, chosen, stored })
  const states = useMemo(
    () => optionStates({ groups, chosen, stored, graph, lockOf, titleOf, readOnly, employeeAccess, m }),
    [groups, chosen, stored, graph, lockOf, titleOf, readOnly, employeeAccess, m],
  )
  const { added, removed } = differences(stored, chosen)
  const isNarrowed = view !== 'all' || search.trim() !== ''
  const all = groups.reduce((sum, { options }) => sum + options.length, 0)

  const set = (names: readonly string[], on: boolean) => {
    const others = chosen.filter((name) => !names.includes(name))
    onChange(sortedRoles(on ? [...others, ...names] : others))
  }
  const fold = (id: string, isFolded: boolean) =>
    setFolded((was) => new Set(isFolded ? [...was, id] : [...was].filter((one) => one !== id)))

  return (
    <div className={css.root}>
      <div className={css.bar}>
        <SearchField className={css.search} label={m.find[kind]} value={search} onChange={setSearch} />
        <SegmentedControl
          label={m.shown}
          value={view}
          onChange={setView}
          options={[
            { value: 'all', label: m.all, count: all },
            { value: 'selected', label: m.selected[kind], count: chosen.length },
            { value: 'changed', label: m.changed, count: added.length + removed.length },
          ]}
        />
        <span className={css.count}>
          {kind === 'permission' ? m.selectedOf(chosen.length, all) : m.fromNote}
        </span>
      </div>
      {shown.length === 0 ? (
        <p className={css.nothing}>
          {search.trim() !== ''
            ? m.noMatch(search.trim())
            : view === 'changed'
              ? m.noneChanged
              : m.noneSelected}
          {search === '' ? null : (
            <Button size="sm" onClick={() => setSearch('')}>
              {m.clearSearch}
            </Button>
          )}
        </p>
      ) : (
        <ul className={css.groups} onKeyDown={onArrow}>
          {shown.map((group) => (
            <RoleChecklistGroup
              key={group.id}
              group={group}
              all={groups.find(({ id }) => id === group.id)?.options ?? []}
              states={states}
              open={isNarrowed || !folded.has(group.id)}
              onOpen={isNarrowed ? undefined : (open) => fold(group.id, !open)}
              onSet={set}
              readOnly={readOnly}
              m={m}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Groups in which nothing is chosen begin folded; all of them open where that is every group. */
function emptyGroups(groups: readonly RoleOptionGroup[], chosen: readonly string[]): string[] {
  const empty = groups.filter(({ options }) => !options.some(({ name }) => chosen.includes(name)))
  return empty.length === groups.length ? [] : empty.map(({ id }) => id)
}

/** Up and down go from box to box. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof HTMLInputElement)) return
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  event.preventDefault()
  boxes[boxes.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)]?.focus()
}
