import type { RowMeta } from '../entities/row-meta.ts'
import type { ComponentName } from '../lists/components.ts'
import type { Field } from './field.ts'

/** A component of the pipeline. Its title and place in the load order are in `COMPONENTS`, which every screen may name. */
export type ComponentDefinition<
  Fields extends Readonly<Record<string, Field>> = Readonly<Record<string, Field>>,
> = {
  readonly name: Exclude<ComponentName, 'accounts'>
  /** Together they name a record; a second row with the same key is refused. */
  readonly key: readonly (keyof Fields & string)[]
  /** Every field of its rows beside the row meta, in the order in which tables show them. */
  readonly fields: Fields
}

/** What fields hold, by name. */
export type ValuesOf<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never
}

/** What a row of a component is, as its list answers it. */
export type RowOf<Component extends ComponentDefinition> = RowMeta & ValuesOf<Component['fields']>

/**
 * Declares a component: the type and decoder of its rows, the columns that imports fill with their usual names in each SIS,
 * what lists sort, filter and search by, the columns of its table, and what is masked there all come from here.
 * @example export const studentsComponent = defineComponent({ name: 'students', key: ['studentId'], fields: { … } })
 * @__NO_SIDE_EFFECTS__
 */
export function defineComponent<
  const Name extends ComponentDefinition['name'],
  Fields extends Readonly<Record<string, Field>>,
>(
  definition: ComponentDefinition<Fields> & { readonly name: Name },
): ComponentDefinition<Fields> & { readonly name: Name } {
  return definition
}
