import { type EmployeeAccess, type RoleDefinition, useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, useMemo } from 'react'
import { type FormInputs, useFormInputs } from '../../patterns/resource-form/index.ts'
import { AffectedUsers } from './affected-users.tsx'
import { rolesOf } from './checklist-rows.ts'
import { type OpenedScreens, openedScreens } from './opened-screens.ts'
import type { RoleFormPart, RoleFormValues } from './role-form-values.ts'
import { reachedFrom, withChildren } from './role-graph.ts'
import { type FieldChange, SaveNote } from './save-note.tsx'
import { ScreensPreview } from './screens-preview.tsx'
import type { RoleFacts } from './use-role-facts.ts'

type PreviewProps = RoleFormPart & { stored: RoleDefinition | undefined }

/** Beside the form: which screens the role opens, and who has it. */
export function RolePreview({ facts, values, stored, m }: PreviewProps): ReactElement {
  const inputs = useFormInputs()
  const { employeeAccess } = useConsoleSettings()
  const chosen = rolesOf(inputs.children)
  const key = chosen.join()
  const screens = screensOfRole({ facts, values, inputs, employeeAccess })
  const before = facts.graph
  const isChanged = stored !== undefined && key !== stored.children.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same roles may come in another list
  const after = useMemo(
    () => (isChanged && stored ? withChildren(before, stored.name, chosen) : undefined),
    [isChanged, stored, before, key],
  )
  return (
    <>
      <ScreensPreview
        title={m.roles.screens.title.role}
        screens={screens}
        titleOf={facts.titleOf}
        m={m.roles.screens}
      />
      {stored ? <AffectedUsers role={stored} before={before} after={after} m={m.roles.affected} /> : null}
    </>
  )
}

type NoteProps = RoleFormPart & { users: number | undefined }

/** In the save bar of the form. */
export function RoleSaveNote({ facts, values, users, m }: NoteProps): ReactElement {
  const inputs = useFormInputs()
  const { employeeAccess } = useConsoleSettings()
  const chosen = rolesOf(inputs.children)
  const fields = (['displayName', 'description'] as const).flatMap((name): FieldChange[] => {
    const to = String(inputs[name] ?? '')
    return to === values[name] ? [] : [{ label: m.fields[name], from: values[name], to }]
  })
  return (
    <SaveNote
      stored={values.children}
      chosen={chosen}
      fields={fields}
      screens={screensOfRole({ facts, values, inputs, employeeAccess })}
      users={users}
      titleOf={facts.titleOf}
      m={m.roles}
    />
  )
}

type ScreensInput = {
  facts: RoleFacts
  values: RoleFormValues
  inputs: FormInputs
  employeeAccess: EmployeeAccess
}

/** The screens that a role opens as it is entered, against those that it opens as it is stored. */
export function screensOfRole({ facts, values, inputs, employeeAccess }: ScreensInput): OpenedScreens {
  const { graph, definitions } = facts
  const accessOf = (children: readonly string[]) => ({
    // One of the product's own roles opens something by its name alone.
    reachableRoles: [...reachedFrom(graph, children), values.name],
    employeeAccess,
  })
  const reach = { before: accessOf(values.children), after: accessOf(rolesOf(inputs.children)) }
  return openedScreens(reach, (role) => {
    const isForProvider = definitions.some((one) => one.name === role && one.scope === 'provider')
    return inputs.scope === 'provider' || !isForProvider
  })
}
